import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { useNavigate } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { messageOf } from '../../../ui/feedback/message-of'
import { showError } from '../../../ui/feedback/snackbar'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { titleOf } from '../expense-words'
import { useCorrectExpense } from '../expenses.mutations'
import { EXPENSES } from '../expenses-search'

/** Puts a denied claim right: an open copy of it is made, and opened where claims are. */
export function CorrectClaimDialog({ claim, onClose }: { claim: Expense; onClose: () => void }) {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const { mutateAsync: correct } = useCorrectExpense()
  const confirm = async () => {
    try {
      const { id } = await correct(claim.id)
      onClose()
      await navigate({ to: EXPENSES, params: { companyDomain: company.domain }, search: { claim: id } })
    } catch (error) {
      showError(messageOf(error))
    }
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={`Correct “${titleOf(claim)}”?`}
      confirmLabel="Correct claim"
    >
      A copy with its receipts is added to your open claims, to be changed and submitted again.
    </ConfirmDialog>
  )
}
