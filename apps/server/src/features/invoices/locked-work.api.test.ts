import { expenses } from '@praxis/contract/expenses/expenses'
import { invoices } from '@praxis/contract/invoices/invoices'
import { payments } from '@praxis/contract/payments/payments'
import { plans } from '@praxis/contract/plans/plans'
import { approvals } from '@praxis/contract/requests/approvals'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectOpenWorkKept } from '../../testing/expect-open-work-kept'
import type { TestServer } from '../../testing/test-server'
import { createExpensesFirm, startExpensesServer } from '../expenses/testing/expenses-firm'
import { createInvoicesFirm, type InvoicesFirm, startInvoicesServer } from './testing/invoices-firm'

let server: TestServer
let firm: InvoicesFirm
beforeAll(async () => {
  server = await startInvoicesServer()
  firm = await createInvoicesFirm(server)
})
afterAll(() => expectOpenWorkKept(server))

it('keeps what was agreed as long as it is on an invoice, and no less of it', async () => {
  const id = await firm.insertProject()
  const agreed = await firm.agree(id, { amount: 1_000_00 })
  const draft = await firm.draft(id, { agreementItems: [{ id: agreed, amount: 400_00 }] })
  const { owner } = firm.company
  const item = { id: agreed, name: 'Kick-off', category: 'consultancyBudget' as const, dueDate: '2026-07-01' }
  const asked = (amounts: readonly number[]) => ({
    params: { id },
    body: { items: amounts.map((amount) => ({ ...item, amount })) },
  })
  const locked = { status: 409, reason: 'alreadyInvoiced' }
  expect(await owner.refusal(plans.updateAgreementItems, asked([399_99]))).toMatchObject(locked)
  expect(await owner.refusal(plans.updateAgreementItems, asked([]))).toMatchObject(locked)
  expect(await owner.call(plans.updateAgreementItems, asked([400_00]))).toMatchObject({ total: 400_00 })
  await firm.bill(draft)
  expect(await owner.refusal(plans.updateAgreementItems, asked([]))).toMatchObject(locked)
})

it('keeps time and claims approved as long as they are on an invoice, whichever way somebody takes', async () => {
  const id = await firm.insertProject()
  const [time, claim] = [await firm.work(id), await firm.spend(id)]
  await firm.draft(id)
  const reopened = (table: string, row: string) =>
    firm.run(`update ${table} set state = 'waitingForApproval' where company_id = $1 and id = $2`, row)
  await expect(reopened('time_sheet_submissions', time)).rejects.toThrow('time_sheet_submissions_invoiced')
  await expect(reopened('expenses', claim)).rejects.toThrow('expenses_invoiced')
})

it('says so to whoever pays, decides or corrects a claim that is on an invoice, until it is taken off', async () => {
  const { lead, finance, projectId, approved } = await createExpensesFirm(await startExpensesServer())
  const id = await approved({ billToClient: true })
  const draft = await lead.call(invoices.createInvoice, { body: { projectID: projectId } })
  const invoiceItemID = draft.items.find((item) => item.expenses.includes(id))?.id
  const params = { id }
  expect(await finance.call(expenses.getExpense, { params })).toMatchObject({
    invoiceItemID,
    can: { changeVAT: false, unapprove: false },
  })
  const locked = { status: 409, reason: 'alreadyInvoiced' }
  expect(await finance.refusal(expenses.changeVAT, { params, body: { vatAmount: 0 } })).toMatchObject(locked)
  expect(await finance.refusal(payments.unapproveExpense, { params, body: {} })).toMatchObject(locked)
  const reopening = { params, body: { state: 'waitingForApproval' as const, comment: 'Again' } }
  expect(await lead.refusal(approvals.decideRequest, reopening)).toMatchObject(locked)
  await lead.call(invoices.deleteInvoice, { params: { id: draft.id } })
  await finance.call(payments.unapproveExpense, { params, body: {} })
})
