import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { showSuccess } from '../../ui/feedback/snackbar'
import { FormDialog } from '../../ui/forms/form-dialog'
import { TextareaField } from '../../ui/forms/textarea-field'
import { useForm } from '../../ui/forms/use-form'
import { RequestTracePanel } from './request-trace-panel'
import { type AnyRequest, type RequestTypeView, type RequestTypeViews, viewOf } from './request-type-view'
import { LONGEST_COMMENT, useReopenRequest } from './requests.mutations'

export interface RequestDialog {
  readonly kind: 'correct' | 'reopen' | 'cancel' | 'history'
  readonly request: AnyRequest
}

interface RequestDialogsProps {
  readonly views: RequestTypeViews
  readonly dialog: RequestDialog | undefined
  readonly onClose: () => void
}

/** The dialogs about a decision, over the list. */
export function RequestDialogs({ views, dialog, onClose }: RequestDialogsProps) {
  const view = dialog && viewOf(views, dialog.request.requestType)
  if (!view) return null
  const { kind, request } = dialog
  if (kind === 'reopen') return <ReopenDialog view={view} request={request} onClose={onClose} />
  if (kind === 'correct') return view.correction(request, onClose)
  if (kind === 'cancel') return view.cancellation?.(request, onClose)
  const { employee, id } = request
  const traced = { id, who: employee.displayName, name: view.show(request).name }
  return <RequestTracePanel view={view} request={traced} onClose={onClose} />
}

interface ReopenDialogProps {
  readonly view: RequestTypeView
  readonly request: AnyRequest
  readonly onClose: () => void
}

/** Reopens an approved request, so that it waits for a decision again; whoever does so says why. */
function ReopenDialog({ view, request, onClose }: ReopenDialogProps) {
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
