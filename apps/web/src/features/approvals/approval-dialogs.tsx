import { RequestTracePanel } from '../requests/request-trace-panel'
import type { RequestTypeView } from '../requests/request-type-view'
import { DenyDialog } from './deny-dialog'
import type { ApprovalActions } from './use-approval-actions'

/** The dialogs that deciding asks for, over the list. */
export function ApprovalDialogs({ view, actions }: { view: RequestTypeView; actions: ApprovalActions }) {
  const { dialog, open, deny } = actions
  const close = () => open(undefined)
  if (dialog?.kind === 'deny')
    return (
      <DenyDialog
        view={view}
        groups={dialog.groups}
        onDeny={(comment) => deny(dialog.groups, comment)}
        onClose={close}
      />
    )
  if (dialog?.kind === 'history') return <RequestTracePanel view={view} request={dialog.request} onClose={close} />
  return dialog?.content(close)
}
