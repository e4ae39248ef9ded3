import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { TextareaField } from '../../../ui/forms/textarea-field'
import { useForm } from '../../../ui/forms/use-form'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { ClaimFormDialog } from '../../expenses/claim-form-dialog'
import { LONGEST_COMMENT } from '../../requests/requests.mutations'
import { useUnapproveExpense } from '../payments.mutations'

const CorrectVatDialog = late(
  () => import('../../expenses/correct-vat-dialog').then((module) => ({ default: module.CorrectVatDialog })),
  inDialog,
)
const ReceiptsDialog = late(
  () => import('../../expenses/receipts-dialog').then((module) => ({ default: module.ReceiptsDialog })),
  inDialog,
)

export interface ClaimDialog {
  readonly kind: 'receipts' | 'vat' | 'unapprove'
  readonly claim: Expense
}

interface ClaimDialogsProps {
  readonly dialog: ClaimDialog | undefined
  readonly onClose: () => void
}

/** The dialogs about one claim, over the list. */
export function ClaimDialogs({ dialog, onClose }: ClaimDialogsProps) {
  if (!dialog) return null
  const { kind, claim } = dialog
  if (kind === 'unapprove') return <UnapproveDialog claim={claim} onClose={onClose} />
  const Shown = kind === 'vat' ? CorrectVatDialog : ReceiptsDialog
  return (
    <Opening>
      <Shown claim={claim} onClose={onClose} />
    </Opening>
  )
}

/** Sends an approved claim back to its approver, with what is wrong with it. */
function UnapproveDialog({ claim, onClose }: { claim: Expense; onClose: () => void }) {
  const { mutateAsync: unapprove } = useUnapproveExpense(claim.id)
  const form = useForm({
    draft: `expense/${claim.id}/unapproval`,
    initialValues: { comment: '' },
    rules: { comment: maxLength(LONGEST_COMMENT) },
    onSave: async ({ comment }) => {
      await unapprove(comment.trim())
      showSuccess('Back in approvals')
      onClose()
    },
  })
  return (
    <ClaimFormDialog claim={claim} title="Unapprove claim" form={form} saveLabel="Unapprove" onClose={onClose} danger>
      <TextareaField
        {...form.field('comment')}
        label="Comment"
        optional
        autoFocus
        hint={`The claim waits for approval again, and ${claim.employee.displayName} is notified.`}
        placeholder="Why is it sent back?"
      />
    </ClaimFormDialog>
  )
}
