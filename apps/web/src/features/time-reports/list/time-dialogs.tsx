import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { AmendDialog } from '../../time-sheets/amend-dialog'
import { ChangeProjectDialog } from '../../time-sheets/change-project-dialog'
import { useAmendProjectSubmissions, useMoveSubmissionsToProject } from '../time-reports.mutations'

export type TimeDialog =
  | { readonly kind: 'amend'; readonly submission: TimeSheetSubmission }
  | { readonly kind: 'move'; readonly submissions: readonly TimeSheetSubmission[] }

interface TimeDialogsProps {
  readonly projectID: string
  readonly dialog: TimeDialog | undefined
  /** Called when an entry was put right. */
  readonly onDone: () => void
  readonly onClose: () => void
}

/** The dialogs to put time of a project right: another duration or comment, or another project. */
export function TimeDialogs({ projectID, dialog, onDone, onClose }: TimeDialogsProps) {
  const { mutateAsync: amend } = useAmendProjectSubmissions(projectID)
  const { mutateAsync: move } = useMoveSubmissionsToProject(projectID)
  if (dialog?.kind === 'amend') {
    const { submission } = dialog
    return (
      <AmendDialog
        submission={submission}
        onAmend={(amendment) => amend([{ ...amendment, timeSheetSubmissionID: submission.id }])}
        onClose={onClose}
      />
    )
  }
  if (dialog?.kind === 'move') {
    const ids = dialog.submissions.map(({ id }) => id)
    return (
      <ChangeProjectDialog
        submissions={dialog.submissions}
        onChange={async (target) => {
          await move({ ids, projectID: target })
          onDone()
        }}
        onClose={onClose}
      />
    )
  }
  return null
}
