import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { useChangeRequestProject } from '../../approvals/approvals.mutations'
import { ChangeProjectForm } from '../../approvals/change-project-form'
import { ClaimSummary } from '../claim-summary'
import { claimProjectChoicesQuery } from './to-decide.queries'

interface MoveClaimDialogProps {
  readonly claim: Expense
  readonly onClose: () => void
}

/** Moves a waiting claim to the project it belongs to; who decides on it stays the same. */
export function MoveClaimDialog({ claim, onClose }: MoveClaimDialogProps) {
  const { mutateAsync: changeProject } = useChangeRequestProject(['expenses'])
  return (
    <ChangeProjectForm
      choices={(text) => claimProjectChoicesQuery(claim.id, text)}
      goneText="This claim was decided, or you don’t have access to it"
      onChange={(projectID) => changeProject({ id: claim.id, projectID })}
      onClose={onClose}
    >
      <ClaimSummary claim={claim} />
    </ChangeProjectForm>
  )
}
