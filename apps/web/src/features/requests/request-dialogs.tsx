import type { TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'
import { inDialog } from '../../ui/late/in-dialog'
import { late } from '../../ui/late/late'
import { Opening } from '../../ui/late/opening'
import { ReopenDialog } from '../approvals/reopen-dialog'
import { RequestTracePanel } from './request-trace-panel'

const SubmissionDialog = late(
  () => import('../time-sheets/submission-dialog').then((module) => ({ default: module.SubmissionDialog })),
  inDialog,
)

export interface RequestDialog {
  readonly kind: 'correct' | 'reopen' | 'history'
  readonly submission: TimeSheetSubmission
}

interface RequestDialogsProps {
  readonly dialog: RequestDialog | undefined
  readonly onClose: () => void
}

/** What can be done about a decision, over the list. */
export function RequestDialogs({ dialog, onClose }: RequestDialogsProps) {
  if (dialog?.kind === 'reopen') return <ReopenDialog submission={dialog.submission} onClose={onClose} />
  if (dialog?.kind === 'history') return <RequestTracePanel submission={dialog.submission} onClose={onClose} />
  if (dialog?.kind !== 'correct') return null
  return (
    <Opening>
      <SubmissionDialog corrects={dialog.submission} onClose={onClose} />
    </Opening>
  )
}
