import type { ExpenseChanges, NewExpense, NewMileage } from '@praxis/contract/expenses/expense-shapes'
import { expenses } from '@praxis/contract/expenses/expenses'
import { useCall } from '../../api/use-call'
import { expenseQuery } from './expenses.queries'

interface Creation<Body> {
  readonly body: Body
  readonly receipts?: readonly File[]
  readonly idempotencyKey?: string
  readonly onUpload?: (share: number) => void
}

const inputOf = <Body>({ body, receipts = [], idempotencyKey, onUpload }: Creation<Body>) => ({
  body,
  files: { receipts },
  idempotencyKey,
  onUpload: receipts.length > 0 ? onUpload : undefined,
})

/** Submitting shows among requests and approvals too. */
const submitted = ['expenses', 'requests', 'approvals', 'payments'] as const

export const useCreateExpense = () => useCall(expenses.createExpense, inputOf<NewExpense>)

export const useCreateMileageExpense = () => useCall(expenses.createMileageExpense, inputOf<NewMileage>)

export const useUpdateExpense = (id: string) =>
  useCall(expenses.updateExpense, (body: ExpenseChanges) => ({ params: { id }, body }), {
    keep: () => [expenseQuery(id)],
  })

export const useAddReceipts = (id: string) =>
  useCall(
    expenses.addReceipts,
    ({ receipts, onUpload }: { receipts: readonly File[]; onUpload: (share: number) => void }) => ({
      params: { id },
      files: { receipts },
      onUpload,
    }),
    { keep: () => [expenseQuery(id)] },
  )

export const useRemoveReceipt = (id: string) =>
  useCall(expenses.removeReceipt, (fileId: string) => ({ params: { id, fileId } }), {
    keep: () => [expenseQuery(id)],
  })

export const useDeleteExpense = () => useCall(expenses.deleteExpense, (id: string) => ({ params: { id } }))

export const useDeleteOpenExpenses = () => useCall(expenses.deleteOpenExpenses, () => ({}))

export const useRestoreExpenses = () =>
  useCall(expenses.restoreExpenses, (expenseIDs: readonly string[]) => ({ body: { expenseIDs: [...expenseIDs] } }))

export const useSubmitOpenExpenses = () =>
  useCall(expenses.submitOpenExpenses, (expenseIDs: readonly string[]) => ({ body: { expenseIDs: [...expenseIDs] } }), {
    changes: submitted,
  })

export const useCorrectExpense = () =>
  useCall(expenses.correctExpense, (id: string) => ({ params: { id } }), { changes: submitted })
