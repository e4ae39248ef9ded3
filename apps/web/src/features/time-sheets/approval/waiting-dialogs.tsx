import type { TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'
import { orGone } from '../../approvals/gone-entry'
import { AmendDialog } from '../amend-dialog'
import { ChangeProjectDialog } from '../change-project-dialog'
import { useAmendTimeSheet, useChangeRequestProject } from './amendments.mutations'

interface WaitingDialogProps {
  readonly submission: TimeSheetSubmission
  readonly onClose: () => void
}

/** Puts waiting time on the project it belongs to. */
export function MoveWaitingTime({ submission, onClose }: WaitingDialogProps) {
  const { mutateAsync: changeProject } = useChangeRequestProject()
  return (
    <ChangeProjectDialog
      submissions={[submission]}
      onChange={(projectID) => changeProject({ id: submission.request.id, projectID })}
      onClose={onClose}
    />
  )
}

/** Puts waiting time right. */
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
