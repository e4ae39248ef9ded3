import type { TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { showSuccess } from '../../ui/feedback/snackbar'
import { FormDialog } from '../../ui/forms/form-dialog'
import { TextareaField } from '../../ui/forms/textarea-field'
import { useForm } from '../../ui/forms/use-form'
import { useReopenRequest } from './approvals.mutations'
import { LONGEST_COMMENT } from './deny-dialog'
import { LoggedEntry } from './logged-entry'

interface ReopenDialogProps {
  readonly submission: TimeSheetSubmission
  readonly onClose: () => void
}

/** Lets approved time wait for a decision again; whoever does so says why. */
export function ReopenDialog({ submission, onClose }: ReopenDialogProps) {
  const { mutateAsync: reopen } = useReopenRequest()
  const form = useForm({
    draft: `request/${submission.request.id}/reopening`,
    initialValues: { comment: '' },
    rules: { comment: [required('Reason'), maxLength(LONGEST_COMMENT)] },
    onSave: async ({ comment }) => {
      await reopen({ id: submission.request.id, comment: comment.trim() })
      showSuccess('Back in approvals')
      onClose()
    },
  })
  return (
    <FormDialog title="Reopen approved time" form={form} saveLabel="Reopen" onClose={onClose} width="narrow">
      <LoggedEntry submission={submission} />
      <TextareaField {...form.field('comment')} label="Reason" autoFocus placeholder="Why reopen it?" />
    </FormDialog>
  )
}
