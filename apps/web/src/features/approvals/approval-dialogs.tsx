import { RequestTracePanel } from '../requests/request-trace-panel'
import { AmendDialog } from './amend-dialog'
import { useAmendTimeSheet, useChangeRequestProject } from './approvals.mutations'
import { ChangeProjectDialog } from './change-project-dialog'
import { DenyDialog } from './deny-dialog'
import { orGone } from './gone-entry'
import type { ApprovalActions } from './use-approval-actions'

/** What deciding asks for, over the list. */
export function ApprovalDialogs({ actions }: { actions: ApprovalActions }) {
  const { dialog, open, deny } = actions
  const { mutateAsync: amend } = useAmendTimeSheet()
  const { mutateAsync: changeProject } = useChangeRequestProject()
  const close = () => open(undefined)
  if (dialog?.kind === 'deny')
    return <DenyDialog groups={dialog.groups} onDeny={(comment) => deny(dialog.groups, comment)} onClose={close} />
  if (dialog?.kind === 'changeProject') {
    const { submission } = dialog
    return (
      <ChangeProjectDialog
        submissions={[submission]}
        onChange={(projectID) => changeProject({ id: submission.request.id, projectID })}
        onClose={close}
      />
    )
  }
  if (dialog?.kind === 'history') return <RequestTracePanel submission={dialog.submission} onClose={close} />
  if (dialog?.kind === 'amend') {
    const { submission } = dialog
    return (
      <AmendDialog
        submission={submission}
        onAmend={(amendment) => orGone(amend({ id: submission.request.id, amendment }))}
        onClose={close}
      />
    )
  }
  return null
}
