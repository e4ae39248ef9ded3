import { randomUUID } from 'node:crypto'
import { expenseRequests } from '@praxis/contract/expenses/expense-requests'
import type { NewExpense, NewMileage } from '@praxis/contract/expenses/expense-shapes'
import { expenses } from '@praxis/contract/expenses/expenses'
import { approvals } from '@praxis/contract/requests/approvals'
import sharp from 'sharp'
import { createEmployee, type TestPerson } from '../../../testing/people'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { createTimeFirm, NOW } from '../../time-sheets/testing/time-firm'

export const startExpensesServer = (now: () => string = () => NOW) => startTestServer({ clock: () => new Date(now()) })

/** A day on which the European Central Bank published rates. */
export const RATED_DAY = '2026-03-10'

/** A photograph as a phone takes it, lying on its side: wider than high, with the note to turn it. */
export const photograph = async (name = 'receipt.jpg', shade = 200): Promise<File> => {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: { r: shade, g: 180, b: 90 } } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
}

export const pdf = (name = 'receipt.pdf', words = 'A receipt'): File =>
  new File([`%PDF-1.4\n% ${words}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`], name, { type: 'application/pdf' })

/** Ana spends and Lena leads; Fay pays, and the company trades in pounds. */
export const createExpensesFirm = async (server: TestServer) => {
  const firm = await createTimeFirm(server)
  const { company, run, ana, lead } = firm
  const finance = await createEmployee(server, company, {
    firstName: 'Fay',
    lastName: 'Reed',
    capabilities: ['canProcessPayments'],
  })
  const { projectId } = await firm.startOwnProject({
    columns: { is_non_chargeable_expenses_allowed: true, responsibility: 'projectLead' },
  })
  const addType = async (
    name: string,
    columns: { readonly vatRate?: number; readonly isReceiptNeeded?: boolean } = {},
  ) => {
    const id: string = randomUUID()
    await run(
      `insert into expense_types (company_id, id, code, name, description, category, vat_rate, is_receipt_needed)
       values ($1, $2, $3, $4, '', 'Travel', $5, $6)`,
      ...[id, name.slice(0, 3).toUpperCase(), name, columns.vatRate ?? 2000, columns.isReceiptNeeded ?? false],
    )
    return id
  }
  const addCard = async (holder: TestPerson | null) => {
    const id: string = randomUUID()
    await run(
      `insert into credit_cards (company_id, id, name, brand, last_four, holder_id) values ($1, $2, $3, 'visa', '4242', $4)`,
      ...[id, `Card ${id.slice(0, 4)}`, holder?.employeeId ?? null],
    )
    return id
  }
  const typeId = await addType('Train')
  const strictTypeId = await addType('Hotel', { isReceiptNeeded: true })

  const whole = (given: NewExpense = {}): NewExpense => ({
    ...{ name: 'Train to Leeds', typeID: typeId, projectID: projectId, incurredDate: '2026-11-10' },
    ...{ amount: 1200, currency: 'GBP', ...given },
  })
  const claim = (by: TestPerson, given: NewExpense = {}, receipts: readonly File[] = []) =>
    by.call(expenses.createExpense, { body: whole(given), files: { receipts } })
  const submitAll = (by: TestPerson) => by.call(expenses.submitOpenExpenses, { body: {} })
  const decide = (by: TestPerson, id: string, state: 'approved' | 'denied' | 'waitingForApproval', comment = '') =>
    by.call(approvals.decideRequest, { params: { id }, body: { state, comment } })

  return {
    ...firm,
    finance,
    projectId,
    typeId,
    strictTypeId,
    addType,
    addCard,
    whole,
    claim,
    travel: (by: TestPerson, given: NewMileage = {}) =>
      by.call(expenses.createMileageExpense, {
        body: { name: 'Leeds to York', projectID: projectId, incurredDate: '2026-11-10', ...given },
        files: {},
      }),
    submitAll,
    decide,
    /** A claim of Ana's that Lena has approved. */
    approved: async (given: NewExpense = {}, receipts: readonly File[] = []) => {
      const { id } = await ana.call(expenseRequests.requestExpense, { body: whole(given), files: { receipts } })
      await decide(lead, id, 'approved')
      return id
    },
    expenseSettings: (settings: Readonly<Record<string, unknown>>) =>
      run('update companies set settings = $2 where company_id = $1', JSON.stringify({ expense: settings })),
  }
}
export type ExpensesFirm = Awaited<ReturnType<typeof createExpensesFirm>>
