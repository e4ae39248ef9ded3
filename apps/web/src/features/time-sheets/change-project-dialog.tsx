import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { ChangeProjectForm } from '../approvals/change-project-form'
import { someGoneText } from '../approvals/gone-entry'
import { projectChoicesQuery } from './approval/amendments.queries'
import { LoggedEntry } from './approval/logged-entry'

interface ChangeProjectDialogProps {
  readonly submissions: readonly TimeSheetSubmission[]
  readonly onChange: (projectID: string) => Promise<unknown>
  readonly onClose: () => void
}

const MOST_SHOWN = 3

/** Moves time to the project it belongs to; somebody else may have to decide on it then. */
export function ChangeProjectDialog({ submissions, onChange, onClose }: ChangeProjectDialogProps) {
  const ids = submissions.map(({ id }) => id)
  return (
    <ChangeProjectForm
      choices={(text) => projectChoicesQuery(ids, text)}
      goneText={someGoneText(ids.length)}
      onChange={onChange}
      onClose={onClose}
    >
      {submissions.slice(0, MOST_SHOWN).map((submission) => (
        <LoggedEntry key={submission.id} submission={submission} />
      ))}
      {submissions.length > MOST_SHOWN && <p>and {submissions.length - MOST_SHOWN} more</p>}
    </ChangeProjectForm>
  )
}
