import { ReopenDialog } from './reopen-dialog'
import { RequestTracePanel } from './request-trace-panel'
import { type AnyRequest, type RequestTypeViews, viewOf } from './request-type-view'

export interface RequestDialog {
  readonly kind: 'correct' | 'reopen' | 'history'
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
  const { employee, id } = request
  const traced = { id, who: employee.displayName, name: view.show(request).name }
  return <RequestTracePanel view={view} request={traced} onClose={onClose} />
}
