import { randomUUID } from 'node:crypto'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { expenses } from '@praxis/contract/expenses/expenses'
import { payments } from '@praxis/contract/payments/payments'
import { notifications } from '@praxis/contract/people/notifications'
import { approvals } from '@praxis/contract/requests/approvals'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { mailsTo } from '../accounts/testing/account-holder'
import { NOW } from '../time-sheets/testing/time-firm'
import { createPaymentsFirm, type PaymentsFirm } from './testing/payments-firm'

let server: TestServer
let firm: PaymentsFirm
let now = NOW

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(now) })
})
beforeEach(async () => {
  now = NOW
  firm = await createPaymentsFirm(server)
})

const historyOf = async (entity: 'expense' | 'payment', id: string) =>
  (await firm.finance.call(operations.getHistory, { params: { entity, id } })).items

describe('a payment', () => {
  it('is in the company’s currency, with what each person gets and has spent, and is final', async () => {
    const dollars = await firm.owe(firm.ana, { amount: 1000, currency: 'USD', converted: 871 })
    const [pounds, others] = [await firm.owe(firm.ana), await firm.owe(firm.other, { amount: 500 })]
    const { payment, leftOut } = await firm.pay([dollars, pounds, others, pounds])
    expect(leftOut).toEqual([])
    expect(payment).toMatchObject({
      ...{ number: 1, kind: 'transfer', processedAt: NOW, processedBy: { id: firm.finance.employeeId } },
      ...{ currency: 'GBP', amount: 2571, expenseAmount: 2571, peopleCount: 2, expenseCount: 3, bankFileCount: 0 },
      linkedInvoice: null,
    })
    const paid = new Map(payment.people.map(({ employee, ...sum }) => [employee.id, sum]))
    expect(paid.get(firm.ana.employeeId)).toEqual({
      amount: 2071,
      expenseCount: 2,
      spent: [
        { currency: 'GBP', amount: 1200 },
        { currency: 'USD', amount: 1000 },
      ],
    })
    expect(paid.get(firm.other.employeeId)).toMatchObject({ amount: 500, expenseCount: 1 })
    expect(await firm.finance.call(payments.getProcessedPayment, { params: { id: payment.id } })).toEqual(payment)
    const claim = await firm.ana.call(expenses.getExpense, { params: { id: dollars } })
    expect(claim.payment).toEqual({ id: payment.id, number: 1, processedAt: NOW, kind: 'transfer' })
    expect(claim.can.unapprove).toBe(false)
    expect(
      await firm.lead.refusal(approvals.decideRequest, {
        params: { id: dollars },
        body: { state: 'waitingForApproval', comment: 'Too late' },
      }),
    ).toMatchObject({ status: 409, reason: 'expensePaid' })
    expect(await historyOf('payment', payment.id)).toMatchObject([
      { action: 'created', by: { employeeID: firm.finance.employeeId }, after: { number: 'P-0001', amount: 2571 } },
    ])
    expect(await historyOf('expense', dollars)).toContainEqual(
      expect.objectContaining({ action: 'paid', after: { payment: 'P-0001' } }),
    )
    expect((await firm.pay([await firm.owe(firm.ana)])).payment.number).toBe(2)
  })

  it('is refused whole, naming the claims that cannot be paid and are there for the caller', async () => {
    const fine = await firm.owe(firm.ana)
    const elsewhere = await createPaymentsFirm(server)
    const paid = await firm.owe(firm.ana)
    await firm.pay([paid])
    const unseen = [randomUUID(), await elsewhere.owe(elsewhere.ana), (await firm.claim(firm.ana)).id]
    const wrong = [
      await firm.owe(firm.ana, { state: 'waitingForApproval' }),
      await firm.owe(firm.ana, { state: 'denied' }),
      await firm.owe(firm.ana, { cardId: await firm.addCard(firm.ana) }),
      paid,
    ]
    expect(await firm.refusedToPay([fine, ...unseen, ...wrong])).toMatchObject({
      status: 400,
      reason: 'expenseNotValidToBeProcessed',
      expenseIDs: wrong.toSorted(),
    })
    for (const id of unseen)
      expect(await firm.refusedToPay([fine, id])).toMatchObject({
        reason: 'expenseNotValidToBeProcessed',
        expenseIDs: [],
      })
    expect(Object.keys((await firm.processing()).expenses)).toContain(fine)
    expect((await firm.finance.refusal(payments.createPayment, { body: { expenseIDs: [] } })).reason).toBe(
      'invalidInput',
    )
  })

  it('leaves out and names people whose sum is not above nothing, and needs somebody who gets something', async () => {
    const paid = await firm.owe(firm.ana)
    await firm.pay([paid])
    const counter = await firm.counter(paid)
    const alone = await firm.refusedToPay([counter.id])
    expect(alone).toMatchObject({ reason: 'expenseNotValidToBeProcessed', expenseIDs: [counter.id] })
    const [small, others] = [await firm.owe(firm.ana, { amount: 1200 }), await firm.owe(firm.other)]
    const { payment, leftOut } = await firm.pay([small, others, counter.id])
    expect(leftOut).toMatchObject([{ employee: { id: firm.ana.employeeId }, amount: 0 }])
    expect(payment.expenses.map(({ id }) => id)).toEqual([others])
    expect(Object.keys((await firm.processing()).expenses).toSorted()).toEqual([small, counter.id].toSorted())
    const more = await firm.owe(firm.ana, { amount: 300 })
    expect((await firm.pay([small, counter.id, more])).payment).toMatchObject({ amount: 300, expenseCount: 3 })
  })

  it('of the owner’s own claims is made by somebody else, as long as there is somebody', async () => {
    const own = await firm.owe(firm.owner)
    const others = await firm.owe(firm.ana)
    expect(Object.keys((await firm.processing({}, firm.owner)).expenses)).toEqual([others])
    expect(await firm.owner.call(payments.countProcessingPayments, {})).toEqual({ count: 1 })
    expect(await firm.refusedToPay([own, others], firm.owner)).toMatchObject({
      reason: 'expenseNotValidToBeProcessed',
      expenseIDs: [own],
    })
    await server.sql('update employees set is_active = false where id = $1', [firm.finance.employeeId])
    expect((await firm.pay([own, others], firm.owner)).payment.expenseCount).toBe(2)
  })

  it('is made of what cards paid as soon as it is approved: one for each group, with nothing to transfer', async () => {
    const cardId = await firm.addCard(firm.ana)
    const groupId = await firm.submitted(firm.ana.employeeId)
    const waiting = { groupId, state: 'waitingForApproval', cardId } as const
    const [one, two] = [await firm.owe(firm.ana, waiting), await firm.owe(firm.ana, { ...waiting, amount: 300 })]
    const own = await firm.owe(firm.ana, { groupId, state: 'waitingForApproval' })
    await firm.lead.call(approvals.decideRequests, { body: { requestIDs: [one, two, own], state: 'approved' } })
    const { payments: made } = await firm.finance.call(payments.listProcessedPayments, {})
    expect(made).toMatchObject([
      { number: 1, kind: 'card', processedBy: null, amount: 0, expenseAmount: 1500, peopleCount: 1, expenseCount: 2 },
    ])
    const details = await firm.finance.call(payments.getProcessedPayment, { params: { id: made[0]?.id ?? '' } })
    expect(details.people).toMatchObject([{ amount: 0, expenseCount: 2, spent: [{ currency: 'GBP', amount: 1500 }] }])
    expect(Object.keys((await firm.processing()).expenses)).toEqual([own])
    expect((await firm.pay([own])).payment).toMatchObject({ number: 2, amount: 1200 })
  })
})

describe('payments that were made', () => {
  it('are listed newest first and found by their claims', async () => {
    const [ofAna, ofOtis] = [await firm.owe(firm.ana), await firm.owe(firm.other)]
    const first = (await firm.pay([ofAna])).payment
    now = '2026-11-12T12:01:00.000Z'
    const second = (await firm.pay([ofOtis])).payment
    const listed = async (query: object = {}) => {
      const page = await firm.finance.call(payments.listProcessedPayments, { query })
      return { ids: page.payments.map(({ id }) => id), ...page.metadata }
    }
    expect(await listed()).toEqual({ ids: [second.id, first.id], page: 1, per: 12, total: 2, hasMore: false })
    expect(await listed({ per: 1 })).toEqual({ ids: [second.id], page: 1, per: 1, total: 2, hasMore: true })
    expect(await listed({ page: 3, per: 1 })).toEqual({ ids: [], page: 3, per: 1, total: 2, hasMore: false })
    expect(await listed({ employeeID: firm.ana.employeeId, from: '2026-11-10' })).toMatchObject({ ids: [first.id] })
    expect(await listed({ to: '2026-11-01' })).toMatchObject({ ids: [], total: 0 })
    const elsewhere = await createPaymentsFirm(server)
    const params = { id: first.id }
    expect((await elsewhere.finance.refusal(payments.getProcessedPayment, { params })).reason).toBe('notFound')
    expect((await firm.lead.refusal(payments.getProcessedPayment, { params })).reason).toBe('invalidPermission')
    const query = { entity: 'payment', id: first.id }
    expect((await firm.lead.refusal(operations.getHistory, { params: query })).reason).toBe('notFound')
  })

  it('are a CSV file that no spreadsheet runs', async () => {
    const bad = await firm.owe(firm.ana, { name: '=HYPERLINK("http://x")', comment: '@SUM(A1)', amount: 1234 })
    const { payment } = await firm.pay([bad])
    const query = { paymentIDs: [payment.id] }
    const response = await firm.finance.send(payments.exportProcessedPayments, { query })
    expect(response.headers.get('content-type')).toContain('text/csv')
    const text = await response.text()
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(text).toContain(`'@SUM(A1)`)
    expect(text).toContain('P-0001')
    expect(text).toContain('12.34')
    expect(text.trim().split('\r\n')).toHaveLength(2)
    const elsewhere = await createPaymentsFirm(server)
    expect((await elsewhere.finance.refusal(payments.exportProcessedPayments, { query })).reason).toBe('notFound')
    expect((await firm.lead.refusal(payments.exportProcessedPayments, { query })).reason).toBe('invalidPermission')
  })

  it('are taken back by counter-expenses, at most as a whole, from the person’s next payment', async () => {
    const id = await firm.owe(firm.ana, { amount: 1000, currency: 'USD', converted: 871 })
    const input = { params: { id }, body: { comment: 'Wrong' } }
    const counter = () => firm.finance.refusal(payments.createCounterExpense, input)
    expect((await counter()).reason).toBe('expenseNotValidToBeProcessed')
    await firm.pay([id])
    expect((await firm.lead.refusal(payments.createCounterExpense, input)).reason).toBe('invalidPermission')
    const part = await firm.counter(id, { amount: 500 })
    expect(part).toMatchObject({
      ...{ amount: -500, currency: 'USD', convertedAmount: -436, comment: 'Paid twice', counterOf: { id } },
      ...{ request: { state: 'approved' }, payment: null, employee: { id: firm.ana.employeeId } },
    })
    expect(
      await firm.finance.refusal(payments.createCounterExpense, {
        params: { id },
        body: { amount: 501, comment: 'Too much' },
      }),
    ).toMatchObject({ reason: 'invalidInput', fields: [{ path: 'amount' }] })
    expect((await firm.counter(id)).convertedAmount).toBe(-435)
    expect((await counter()).reason).toBe('expenseNotValidToBeProcessed')
    const ofPart = { params: { id: part.id }, body: { comment: 'Again' } }
    expect((await firm.finance.refusal(payments.createCounterExpense, ofPart)).reason).toBe(
      'expenseNotValidToBeProcessed',
    )
    const open = (await firm.claim(firm.ana)).id
    for (const unknown of [randomUUID(), open])
      expect(
        (await firm.finance.refusal(payments.createCounterExpense, { ...input, params: { id: unknown } })).reason,
      ).toBe('notFound')
    expect((await historyOf('expense', id)).map(({ action }) => action)).toContain('countered')
    expect(await firm.processing()).toMatchObject({ amount: -871, expenseCount: 2 })
  })
})

describe('people are told', () => {
  const toldTo = async (person: TestPerson) =>
    (await person.call(notifications.listNotifications, {})).items.map(({ kind, title, text, path }) =>
      [kind, title, text, path].join(' | '),
    )

  it('that theirs was paid and how much of it, as long as there is the feature; nobody of what they do themselves', async () => {
    const own = await firm.owe(firm.finance)
    const [first, second, others] = [await firm.owe(firm.ana), await firm.owe(firm.ana), await firm.owe(firm.other)]
    await firm.pay([own], firm.owner)
    await firm.pay([first, second, others])
    const both = 'expensesPaid | 2 of your expenses were paid | £24.00, payment P-0002 | expenses?show=paid'
    expect(await toldTo(firm.ana)).toEqual([both])
    expect(await toldTo(firm.other)).toEqual([
      both.replace('2 of your expenses were', 'Your expense was').replace('24', '12'),
    ])
    expect(await toldTo(firm.finance)).toHaveLength(1)
    for (const person of [firm.owner, firm.lead]) expect(await toldTo(person)).toEqual([])
    const [mail] = await mailsTo(server, firm.ana.username)
    expect(mail?.subject).toBe('2 of your expenses were paid')
    await firm.run(`update companies set features = features || '{"expense": false}' where company_id = $1`)
    expect(await toldTo(firm.ana)).toEqual([])
  })

  it('that a paid claim of theirs is taken back, and why', async () => {
    const id = await firm.owe(firm.ana)
    await firm.pay([id])
    const counter = await firm.counter(id, { amount: 500 })
    const words = 'Train to Leeds: £5.00 is taken off your next payment – Paid twice'
    expect(await toldTo(firm.ana)).toContain(
      `expenseTakenBack | A paid expense of yours was corrected | ${words} | expenses?claim=${counter.id}`,
    )
    expect(await toldTo(firm.lead)).toEqual([])
  })
})
