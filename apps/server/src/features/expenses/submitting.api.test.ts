import { figures } from '@praxis/contract/company/figures'
import { expenseApprovals, expenseRequests } from '@praxis/contract/expenses/expense-requests'
import { expenses } from '@praxis/contract/expenses/expenses'
import { projectExpenses } from '@praxis/contract/expenses/project-expenses'
import { payments } from '@praxis/contract/payments/payments'
import { approvals } from '@praxis/contract/requests/approvals'
import { requests } from '@praxis/contract/requests/requests'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectOpenWorkKept } from '../../testing/expect-open-work-kept'
import { createTestCompany, type TestPerson } from '../../testing/people'
import type { TestServer } from '../../testing/test-server'
import { createExpensesFirm, type ExpensesFirm, pdf, startExpensesServer } from './testing/expenses-firm'

let server: TestServer
let firm: ExpensesFirm

beforeAll(async () => {
  server = await startExpensesServer()
})
afterAll(() => expectOpenWorkKept(server))
beforeEach(async () => {
  firm = await createExpensesFirm(server)
})

const inbox = async () => (await firm.lead.call(approvals.listApprovals, { query: { requestType: 'expense' } })).items

describe('submitting all open claims', () => {
  it('is seen in how many there are of each kind, of one’s own', async () => {
    const [first] = [await firm.claim(firm.ana), await firm.claim(firm.ana)]
    await firm.submitAll(firm.ana)
    await firm.claim(firm.ana)
    const { id } = await firm.claim(firm.ana)
    await firm.ana.call(expenses.deleteExpense, { params: { id } })
    await firm.decide(firm.lead, first.id, 'approved')
    await firm.finance.call(payments.createPayment, { body: { expenseIDs: [first.id] } })
    expect(await firm.ana.call(expenses.countExpenses, {})).toEqual({ open: 1, submitted: 1, paid: 1 })
    expect(await firm.other.call(expenses.countExpenses, {})).toEqual({ open: 0, submitted: 0, paid: 0 })
  })

  it('makes one group, which waits for the project’s lead and cannot be amended', async () => {
    const first = await firm.claim(firm.ana, { name: 'First' })
    const second = await firm.claim(firm.ana, { name: 'Second', amount: 500 })
    const group = await firm.submitAll(firm.ana)
    expect(group).toMatchObject({ groupName: 'Ana Reed, 12/11/2026, 1', amount: 1700 })
    expect(await inbox()).toMatchObject([
      { requestType: 'expense', groupName: group.groupName, amount: 1700, employee: { id: firm.ana.employeeId } },
    ])
    expect(await firm.lead.call(approvals.countApprovals, {})).toMatchObject({ expenseCount: 2, totalCount: 2 })
    for (const { id } of [first, second]) {
      const refusal = await firm.ana.refusal(expenses.updateExpense, { params: { id }, body: { name: 'Other' } })
      expect(refusal).toMatchObject({ status: 409, reason: 'submittedExpensesCannotBeAmended' })
      expect((await firm.ana.refusal(expenses.deleteExpense, { params: { id } })).reason).toBe(
        'submittedExpensesCannotBeAmended',
      )
      expect(
        (await firm.ana.refusal(expenses.addReceipts, { params: { id }, files: { receipts: [pdf()] } })).reason,
      ).toBe('submittedExpensesCannotBeAmended')
    }
    const { items } = await firm.ana.call(expenses.listSubmittedExpenses, {})
    expect(items).toMatchObject([{ groupIdentifier: group.groupIdentifier, expenses: [{}, {}] }])
    await firm.claim(firm.ana)
    expect((await firm.submitAll(firm.ana)).groupName).toBe('Ana Reed, 12/11/2026, 2')
  })

  it('is refused whole while one of them is not valid, each saying why', async () => {
    await firm.claim(firm.ana)
    const { id } = await firm.claim(firm.ana, { name: 'No amount', amount: 0 })
    const refusal = await firm.ana.refusal(expenses.submitOpenExpenses, { body: {} })
    expect(refusal).toMatchObject({
      status: 400,
      reason: 'openExpensesMustBeValid',
      expenses: [{ id, name: 'No amount', problems: [{ field: 'amount' }] }],
    })
    expect((await firm.ana.call(expenses.listOpenExpenses, {})).items).toHaveLength(2)
  })

  it('is refused without any, and where others are open than the caller has seen', async () => {
    expect((await firm.ana.refusal(expenses.submitOpenExpenses, { body: {} })).reason).toBe('noOpenExpenses')
    const { id } = await firm.claim(firm.ana)
    await firm.claim(firm.ana, { name: 'Added elsewhere' })
    const refusal = await firm.ana.refusal(expenses.submitOpenExpenses, { body: { expenseIDs: [id] } })
    expect(refusal.reason).toBe('changedMeanwhile')
    expect((await firm.ana.call(expenses.listOpenExpenses, {})).items).toHaveLength(2)
  })

  it('happens once, however often it is pressed', async () => {
    await firm.claim(firm.ana)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => firm.ana.send(expenses.submitOpenExpenses, { body: {} })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await inbox()).toHaveLength(1)
  })

  it('keeps what was converted, whatever is published later', async () => {
    const { id } = await firm.claim(firm.ana, { amount: 10_000, currency: 'EUR' })
    await firm.submitAll(firm.ana)
    const before = await firm.ana.call(expenses.getExpense, { params: { id } })
    await server.sql(`insert into exchange_rates values ('2026-11-09', 'GBP', '0.5') on conflict do nothing`)
    expect(await firm.ana.call(expenses.getExpense, { params: { id } })).toMatchObject({
      convertedAmount: before.convertedAmount,
      conversion: before.conversion,
    })
    await server.sql(`delete from exchange_rates where day = '2026-11-09'`)
  })
})

describe('one claim made and submitted at once', () => {
  it('is a group of its own', async () => {
    const claim = await firm.ana.call(expenseRequests.requestExpense, {
      body: firm.whole(),
      files: { receipts: [pdf()] },
    })
    expect(claim).toMatchObject({ request: { state: 'waitingForApproval' }, groupName: 'Ana Reed, 12/11/2026, 1' })
    expect(claim.groupIdentifier).not.toBeNull()
  })

  it('is not kept when it is not valid', async () => {
    const refusal = await firm.ana.refusal(expenseRequests.requestExpense, {
      body: firm.whole({ amount: 0 }),
      files: {},
    })
    expect(refusal.reason).toBe('openExpensesMustBeValid')
    expect((await firm.ana.call(expenses.listOpenExpenses, {})).items).toEqual([])
  })

  it('of the owner is approved at once', async () => {
    await firm.addRole(firm.projectId, firm.owner)
    const claim = await firm.owner.call(expenseRequests.requestExpense, { body: firm.whole(), files: {} })
    expect(claim.request).toMatchObject({ state: 'approved', isAutoApproved: true })
  })
})

describe('whoever decides', () => {
  const submitted = async (given = {}) =>
    (await firm.ana.call(expenseRequests.requestExpense, { body: firm.whole(given), files: { receipts: [pdf()] } })).id

  it('approves or denies with a comment, which the owner reads and puts right once', async () => {
    const id = await submitted()
    await firm.decide(firm.lead, id, 'denied', 'No receipt')
    const denied = await firm.ana.call(expenses.getExpense, { params: { id } })
    expect(denied).toMatchObject({ request: { state: 'denied', comment: 'No receipt' }, can: { correct: true } })
    expect((await firm.ana.call(requests.listDeniedRequests, {})).items).toHaveLength(1)
    const copy = await firm.ana.call(expenses.correctExpense, { params: { id } })
    expect(copy).toMatchObject({ correctionOf: { id }, receipts: [{ name: 'receipt.pdf' }], doubles: [] })
    expect((await firm.ana.call(requests.listDeniedRequests, {})).items).toEqual([])
    expect((await firm.ana.refusal(expenses.correctExpense, { params: { id } })).reason).toBe('requestNotDenied')
    expect((await firm.lead.refusal(expenses.correctExpense, { params: { id } })).status).toBe(404)
  })

  it('sees the claim with its receipt, and what the project has spent', async () => {
    const id = await submitted({ amount: 1200, billToClient: true })
    await firm.approved({ amount: 2400 })
    await firm.run('update targetables set expenses_cost = 500000 where company_id = $1 and id = $2', firm.projectId)
    const seen = await firm.lead.call(expenseApprovals.getExpenseToDecide, { params: { id } })
    expect(seen).toMatchObject({
      expense: { id, receipts: [{}] },
      netInProject: 1000,
      spent: { currency: 'GBP', approved: 2000, waiting: 1000, billable: 1000 },
    })
    expect((await firm.ana.refusal(expenseApprovals.getExpenseToDecide, { params: { id } })).status).toBe(404)
    expect((await firm.other.refusal(expenseApprovals.getExpenseToDecide, { params: { id } })).status).toBe(404)
  })

  it('moves it to another project by that one’s rules, and keeps it', async () => {
    const id = await submitted()
    const strict = await firm.startOwnProject({
      columns: { is_non_chargeable_expenses_allowed: false, lead_id: firm.owner.employeeId, is_public: true },
    })
    const move = (projectID: string | null) => ({ params: { id }, body: { projectID } })
    expect((await firm.lead.refusal(approvals.changeRequestProject, move(null))).reason).toBe(
      'projectMandatoryForExpenses',
    )
    expect((await firm.lead.refusal(approvals.changeRequestProject, move(strict.projectId))).reason).toBe(
      'nonChargeableExpensesNotAllowed',
    )
    const internal = await firm.startOwnProject({
      isInternal: true,
      columns: { lead_id: firm.owner.employeeId, is_public: true },
    })
    const moved = await firm.lead.call(approvals.changeRequestProject, move(internal.projectId))
    expect(moved).toMatchObject({
      approver: { id: firm.lead.employeeId },
      expense: { project: { id: internal.projectId } },
    })
  })

  it('is offered the projects that the person could have claimed for, and nobody else is', async () => {
    const id = await submitted()
    const asking = (query = '') => ({ params: { id }, query: { query } })
    const offered = async (query?: string) =>
      (await firm.lead.call(expenseApprovals.listExpenseProjectChoices, asking(query))).items.map((each) => each.id)
    const columns = { lead_id: firm.lead.employeeId, is_non_chargeable_expenses_allowed: true }
    const notHers = await firm.startOwnProject({ columns })
    await firm.run('delete from targetable_roles where company_id = $1 and targetable_id = $2', notHers.projectId)
    const open = await firm.startOwnProject({ columns: { ...columns, name: 'Harbour', is_public: true } })
    const billsAll = { ...columns, is_public: true, is_non_chargeable_expenses_allowed: false }
    const strict = await firm.startOwnProject({ columns: billsAll })
    const internal = await firm.startOwnProject({ isInternal: true, columns: billsAll })
    const first = await offered()
    expect(first).toEqual(expect.arrayContaining([open.projectId, internal.projectId]))
    for (const other of [notHers, strict, firm]) expect(first).not.toContain(other.projectId)
    await firm.run(`insert into search_words values ($1, 'project', 'harbour', $2)`, open.projectId)
    expect(await offered('harb')).toEqual([open.projectId])
    const refused = async (by: TestPerson) =>
      (await by.refusal(expenseApprovals.listExpenseProjectChoices, asking())).reason
    expect(await refused(firm.ana)).toBe('invalidPermission')
    for (const by of [firm.other, firm.finance]) expect(await refused(by)).toBe('notFound')
    await firm.decide(firm.lead, id, 'approved')
    expect(await refused(firm.lead)).toBe('requestDecided')
  })

  it('corrects the VAT, at most to what the type contains', async () => {
    const id = await submitted({ amount: 1200 })
    const vat = (vatAmount: number) => ({ params: { id }, body: { vatAmount } })
    expect(await firm.lead.call(expenses.changeVAT, vat(50))).toMatchObject({ vatAmount: 50, netAmount: 1150 })
    expect(await firm.finance.call(expenses.changeVAT, vat(0))).toMatchObject({ vatAmount: 0, netAmount: 1200 })
    expect(await firm.lead.refusal(expenses.changeVAT, vat(201))).toMatchObject({ fields: [{ path: 'vatAmount' }] })
    expect((await firm.ana.refusal(expenses.changeVAT, vat(10))).reason).toBe('invalidPermission')
    expect((await firm.other.refusal(expenses.changeVAT, vat(10))).status).toBe(404)
  })
})

describe('a receipt is readable', () => {
  it('by its owner, who decides, who pays and who reads the project’s time, and by nobody else', async () => {
    const { id, receipts } = await firm.ana.call(expenseRequests.requestExpense, {
      body: firm.whole(),
      files: { receipts: [pdf()] },
    })
    const elsewhere = await createTestCompany(server)
    const reader = firm.other
    expect((await reader.refusal(expenses.getExpense, { params: { id } })).status).toBe(404)
    await firm.run(
      `insert into targetable_permissions (company_id, id, targetable_id, employee_id, areas)
       values ($1, gen_random_uuid(), $2, $3, '{"timeSheetSubmissions": "read", "details": "read"}')`,
      ...[firm.projectId, reader.employeeId],
    )
    for (const person of [firm.ana, firm.lead, firm.finance, reader]) {
      const seen = await person.call(expenses.getExpense, { params: { id } })
      const answer = await fetch(new URL(seen.receipts[0]?.url ?? '', server.url))
      expect(answer.status).toBe(200)
    }
    expect((await elsewhere.owner.refusal(expenses.getExpense, { params: { id } })).status).toBe(404)
    expect(receipts).toHaveLength(1)
  })
})

describe('what was spent', () => {
  it('is listed for those who read the project’s time, sums up, and is a file', async () => {
    await firm.approved({ amount: 1200, billToClient: true })
    await firm.approved({ amount: 2400, name: '=cmd()' })
    const params = { id: firm.projectId }
    const listed = await firm.lead.call(projectExpenses.listProjectExpenses, { params })
    expect(listed).toMatchObject({ metadata: { total: 2 }, spent: { approved: 3000, waiting: 0, billable: 1000 } })
    const figure = await firm.lead.call(figures.explainFigure, {
      params: { name: 'expensesSpent' },
      query: { projectID: firm.projectId },
    })
    expect(figure).toMatchObject({ value: 3000, parts: [{ value: 1000 }, { value: 2000 }] })
    const csv = await firm.lead.send(projectExpenses.exportProjectExpenses, { params })
    const text = await csv.text()
    expect(text).toContain('Train to Leeds')
    const [titles = '', ...lines] = text.trim().split('\r\n')
    const net = titles.split(',').indexOf('Project’s net amount')
    expect(lines.map((line) => line.split(',')[net]).toSorted()).toEqual(['10.00', '20.00'])
    expect(text).not.toMatch(/(^|[",])=cmd/m)
    const ofClient = await firm.lead.call(projectExpenses.listClientExpenses, { params: { id: firm.clientId } })
    expect(ofClient).toMatchObject({ metadata: { total: 2 }, spent: [{ currency: 'GBP', approved: 3000 }] })
    expect((await firm.ana.refusal(projectExpenses.listProjectExpenses, { params })).reason).toBe('invalidPermission')
  })
})
