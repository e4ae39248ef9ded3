import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { useChangeRequestProject } from '../../approvals/approvals.mutations'
import { orGone } from '../../approvals/gone-entry'
import { AmendDialog } from '../amend-dialog'
import { ChangeProjectDialog } from '../change-project-dialog'
import { useAmendTimeSheet } from './amendments.mutations'

interface WaitingDialogProps {
  readonly submission: TimeSheetSubmission
  readonly onClose: () => void
}

/** Moves waiting time to the project it belongs to. */
export function MoveWaitingTime({ submission, onClose }: WaitingDialogProps) {
  const { mutateAsync: changeProject } = useChangeRequestProject(['timeSheetSubmissions'])
  return (
    <ChangeProjectDialog
      submissions={[submission]}
      onChange={(projectID) => changeProject({ id: submission.request.id, projectID })}
      onClose={onClose}
    />
  )
}

/** Amends waiting time. */
export function AmendWaitingTime({ submission, onClose }: WaitingDialogProps) {
  const { mutateAsync: amend } = useAmendTimeSheet()
  return (
    <AmendDialog
      submission={submission}
      onAmend={(amendment) => orGone(amend({ id: submission.request.id, amendment }))}
      onClose={onClose}
    />
  )
}
