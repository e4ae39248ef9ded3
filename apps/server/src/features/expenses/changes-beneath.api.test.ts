import { expenseRequests } from '@praxis/contract/expenses/expense-requests'
import { expenses } from '@praxis/contract/expenses/expenses'
import { payments } from '@praxis/contract/payments/payments'
import { projects } from '@praxis/contract/projects/projects'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectOpenWorkKept } from '../../testing/expect-open-work-kept'
import type { TestServer } from '../../testing/test-server'
import { createPaymentsFirm, type PaymentsFirm } from '../payments/testing/payments-firm'
import { pdf, RATED_DAY, startExpensesServer } from './testing/expenses-firm'

let server: TestServer
let firm: PaymentsFirm

beforeAll(async () => {
  server = await startExpensesServer()
})
afterAll(() => expectOpenWorkKept(server))
beforeEach(async () => {
  firm = await createPaymentsFirm(server)
})

/** A day before the bank published any rate. */
const UNRATED_DAY = '2014-12-01'
const refusedToSubmit = () => firm.ana.refusal(expenses.submitOpenExpenses, { body: {} })
const openOf = () => firm.ana.call(expenses.listOpenExpenses, {})
const published = async (day: string, perEuro: string, then: () => Promise<void>) => {
  await server.sql(`insert into exchange_rates values ($1, 'GBP', $2)`, [day, perEuro])
  try {
    await then()
  } finally {
    await server.sql('delete from exchange_rates where day = $1', [day])
  }
}

describe('the company changes its currency', () => {
  it('and open claims are converted anew', async () => {
    await firm.claim(firm.ana, { amount: 10_000, incurredDate: RATED_DAY })
    await firm.useCurrency('EUR')
    const { amount, items } = await openOf()
    expect(amount).toBeGreaterThan(10_000)
    expect(items).toMatchObject([{ currency: 'GBP', convertedAmount: amount, conversion: { day: RATED_DAY } }])
    expect((await firm.submitAll(firm.ana)).amount).toBe(amount)
  })

  it('and what cannot be converted says so', async () => {
    await firm.claim(firm.ana, { incurredDate: UNRATED_DAY })
    await firm.useCurrency('EUR')
    expect((await openOf()).items).toMatchObject([{ convertedAmount: null, problems: [{ field: 'currency' }] }])
    expect((await refusedToSubmit()).reason).toBe('openExpensesMustBeValid')
  })

  it('and what was approved in the one before is not paid in another, nor counted as owed', async () => {
    const before = await firm.owe(firm.ana)
    await firm.useCurrency('EUR')
    const since = await firm.owe(firm.ana, { amount: 500, currency: 'EUR' })
    expect(await firm.refusedToPay([before, since])).toMatchObject({
      reason: 'expenseNotValidToBeProcessed',
      expenseIDs: [before],
    })
    expect(await firm.processing()).toMatchObject({ amount: 500, expenseCount: 1, currency: 'EUR' })
    expect(await firm.finance.call(payments.countProcessingPayments, {})).toEqual({ count: 1 })
  })

  it('and an open way is worth what the company pays in its new one', async () => {
    await firm.travel(firm.ana, {
      places: ['Farm', 'Mill'].map((label) => ({ label, latitude: null, longitude: null })),
      metres: 16_093,
    })
    await firm.useCurrency('EUR')
    expect((await openOf()).items).toMatchObject([
      { currency: 'EUR', amount: 450, convertedAmount: 450, conversion: null },
    ])
    await firm.submitAll(firm.ana)
  })
})

describe('rates are published after a claim was saved', () => {
  it('and it keeps its own until its amount, currency or day is changed', async () => {
    const { id, convertedAmount, conversion } = await firm.claim(firm.ana, { amount: 10_000, currency: 'EUR' })
    const kept = { convertedAmount, conversion }
    const change = (body: object) => firm.ana.call(expenses.updateExpense, { params: { id }, body })
    await published('2026-11-09', '0.5', async () => {
      expect(await change({ name: 'Bus', billToClient: true })).toMatchObject(kept)
      const changed = await change({ amount: 20_000 })
      expect(changed).toMatchObject({ convertedAmount: 10_000, conversion: { day: '2026-11-09' } })
    })
  })

  it('and it is submitted as it was shown, also net for its project', async () => {
    const { id, convertedAmount } = await firm.claim(firm.ana, { amount: 10_000, currency: 'EUR' })
    await published('2026-11-09', '0.5', async () => {
      expect((await firm.submitAll(firm.ana)).amount).toBe(convertedAmount)
      await firm.lead.call(expenses.changeVAT, { params: { id }, body: { vatAmount: 0 } })
    })
    const [row] = await server.sql<{ net: string }>('select net_in_project as net from expenses where id = $1', [id])
    expect(Number(row?.net)).toBe(convertedAmount)
  })
})

describe('a project in another currency', () => {
  it('takes no claim of a day that cannot be converted to it', async () => {
    const { projectId } = await firm.startOwnProject({
      columns: { currency: 'USD', is_non_chargeable_expenses_allowed: true },
    })
    const claim = await firm.claim(firm.ana, { projectID: projectId, incurredDate: UNRATED_DAY })
    expect(claim.problems).toMatchObject([{ field: 'currency', reason: 'currencyConversionNotSupported' }])
    expect((await refusedToSubmit()).reason).toBe('openExpensesMustBeValid')
  })

  it('is not what a project with expenses becomes', async () => {
    await firm.run('update targetable_roles set hourly_charge = 0, hourly_cost = 0 where company_id = $1')
    const [{ id: clientID = '' } = {}] = await server.sql<{ id: string }>(
      `insert into clients (company_id, id, name, owner_id, trading_currency)
       values ($1, gen_random_uuid(), 'Ems Wasser', $2, 'EUR') returning id`,
      [firm.companyId, firm.lead.employeeId],
    )
    await firm.approved()
    const move = { params: { id: firm.projectId }, body: { clientID } }
    expect(await firm.owner.refusal(projects.updateProjectDetails, move)).toMatchObject({
      fields: [{ message: 'This client trades in EUR, the expenses are in GBP' }],
    })
  })
})

describe('a type', () => {
  it('that asks for a receipt since holds for claims saved before', async () => {
    const { id } = await firm.claim(firm.ana)
    await firm.run('update expense_types set is_receipt_needed = true where company_id = $1 and id = $2', firm.typeId)
    expect((await openOf()).items).toMatchObject([{ id, problems: [{ field: 'receipts' }] }])
    expect((await refusedToSubmit()).reason).toBe('openExpensesMustBeValid')
  })
})

describe('a correction that was deleted', () => {
  it('stands in the way of no other, and is a claim of its own when it is restored', async () => {
    const { id } = await firm.ana.call(expenseRequests.requestExpense, {
      body: firm.whole(),
      files: { receipts: [pdf()] },
    })
    await firm.decide(firm.lead, id, 'denied', 'Which train?')
    const correct = () => firm.ana.call(expenses.correctExpense, { params: { id } })
    const first = await correct()
    await firm.ana.call(expenses.deleteExpense, { params: { id: first.id } })
    const denied = await firm.ana.call(expenses.getExpense, { params: { id } })
    expect(denied).toMatchObject({ correctedBy: null, can: { correct: true } })
    const second = await correct()
    expect(second.correctionOf).toEqual({ id })
    const { items } = await firm.ana.call(expenses.restoreExpenses, { body: { expenseIDs: [first.id] } })
    expect(items).toMatchObject([{ id: first.id, correctionOf: null }])
  })
})

describe('a way', () => {
  it('is paid with no card, and keeps its distance while nobody changes it', async () => {
    const places = [
      { label: 'Leeds', latitude: 53.8, longitude: -1.55 },
      { label: 'York', latitude: 53.96, longitude: -1.08 },
    ]
    const { id, mileage } = await firm.travel(firm.ana, { places })
    // As if a route service had answered, which is there no more.
    await firm.run(
      `update expenses set mileage = mileage || '{"metres": 41000, "suggestedMetres": 41000, "source": "route"}'
       where company_id = $1 and id = $2`,
      id,
    )
    const creditCardID = await firm.addCard(firm.ana)
    const changed = await firm.ana.call(expenses.updateExpense, {
      params: { id },
      body: { comment: 'Site visit', places, isReturn: false, creditCardID },
    })
    expect(changed).toMatchObject({
      creditCard: null,
      mileage: { ...mileage, metres: 41_000, source: 'route', suggestedMetres: 41_000, tenths: 255 },
    })
  })
})

describe('open claims', () => {
  it('are so many at most, also of those restored; one submitted at once is none of them', async () => {
    await firm.run(
      `insert into expenses (company_id, id, employee_id, incurred_on, currency)
       select $1, gen_random_uuid(), $2, '2026-11-01', 'GBP' from generate_series(1, 200)`,
      firm.ana.employeeId,
    )
    await firm.ana.call(expenseRequests.requestExpense, { body: firm.whole(), files: {} })
    const { deletedIDs } = await firm.ana.call(expenses.deleteOpenExpenses, {})
    await firm.claim(firm.ana)
    const body = { expenseIDs: deletedIDs }
    expect((await firm.ana.refusal(expenses.restoreExpenses, { body })).reason).toBe('tooManyOpenExpenses')
    await firm.ana.call(expenses.restoreExpenses, { body: { expenseIDs: deletedIDs.slice(1) } })
  })
})

describe('what is perhaps claimed twice', () => {
  it('is told of submitted claims to who decides or pays, and of drafts to nobody', async () => {
    await firm.addRole(firm.projectId, firm.other)
    const draft = await firm.claim(firm.other, { name: 'A draft' }, [pdf()])
    const { id } = await firm.ana.call(expenseRequests.requestExpense, {
      body: firm.whole(),
      files: { receipts: [pdf()] },
    })
    const told = async (who = firm.lead) =>
      (await who.call(expenses.getExpense, { params: { id } })).doubles.map((double) => double.id)
    for (const who of [firm.lead, firm.finance]) expect(await told(who)).toEqual([])
    await firm.submitAll(firm.other)
    for (const who of [firm.lead, firm.finance]) expect(await told(who)).toEqual([draft.id])
    await firm.run(
      `insert into targetable_permissions (company_id, id, targetable_id, employee_id, areas)
       values ($1, gen_random_uuid(), $2, $3, '{"timeSheetSubmissions": "read", "details": "read"}')`,
      ...[firm.projectId, firm.other.employeeId],
    )
    expect(await told(firm.other)).toEqual([])
    expect(await told(firm.ana)).toEqual([])
  })
})
