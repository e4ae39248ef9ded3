import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { showSuccess } from '../../ui/feedback/snackbar'
import { FormDialog } from '../../ui/forms/form-dialog'
import { TextareaField } from '../../ui/forms/textarea-field'
import { useForm } from '../../ui/forms/use-form'
import type { AnyRequest, RequestTypeView } from './request-type-view'
import { LONGEST_COMMENT, useReopenRequest } from './requests.mutations'

interface ReopenDialogProps {
  readonly view: RequestTypeView
  readonly request: AnyRequest
  readonly onClose: () => void
}

/** Reopens an approved request, so that it waits for a decision again; whoever does so says why. */
export function ReopenDialog({ view, request, onClose }: ReopenDialogProps) {
  const { mutateAsync: reopen } = useReopenRequest(view.topics)
  const form = useForm({
    draft: `request/${request.id}/reopening`,
    initialValues: { comment: '' },
    rules: { comment: [required('Reason'), maxLength(LONGEST_COMMENT)] },
    onSave: async ({ comment }) => {
      await reopen({ id: request.id, comment: comment.trim() })
      showSuccess('Back in approvals')
      onClose()
    },
  })
  return (
    <FormDialog title={view.reopening} form={form} saveLabel="Reopen" onClose={onClose} width="narrow">
      {view.summary(request)}
      <TextareaField {...form.field('comment')} label="Reason" autoFocus placeholder="Why reopen it?" />
    </FormDialog>
  )
}
