import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { attempt } from '../../ui/feedback/attempt'
import { showSuccess } from '../../ui/feedback/snackbar'
import { claimsText, titleOf } from './expense-words'
import { useDeleteExpense, useDeleteOpenExpenses, useRestoreExpenses } from './expenses.mutations'

/** Deletes open claims at once; for a while they can be brought back. */
export function useDeletion() {
  const { mutateAsync: deleteExpense } = useDeleteExpense()
  const { mutateAsync: deleteOpenExpenses } = useDeleteOpenExpenses()
  const { mutateAsync: restoreExpenses } = useRestoreExpenses()
  const offerUndo = (text: string, ids: readonly string[]) =>
    showSuccess(text, { label: 'Undo', onPress: () => void attempt(restoreExpenses(ids), 'Restored') })
  return {
    deleteClaim: async (expense: Expense) => {
      const isDeleted = await attempt(deleteExpense(expense.id))
      if (isDeleted) offerUndo(`Deleted “${titleOf(expense)}”`, [expense.id])
    },
    deleteAll: () =>
      attempt(
        deleteOpenExpenses().then(({ deletedIDs }) => {
          if (deletedIDs.length > 0) offerUndo(`Deleted ${claimsText(deletedIDs.length)}`, deletedIDs)
        }),
      ),
  }
}
