import type { Reason } from '@praxis/contract/reasons'
import type { SubmittedState } from '@praxis/contract/request-rules'

/** How a request stands, and who wants it to change. */
export interface DecisionInput {
  readonly from: SubmittedState
  readonly to: SubmittedState
  readonly isApprover: boolean
  /** It follows the decision on another one. */
  readonly isLinked: boolean
  readonly hasComment: boolean
}

/** Why the state of a request may not change so, if it may not. Only its designated approver changes it. */
export const refusalOfDecision = ({
  from,
  to,
  isApprover,
  isLinked,
  hasComment,
}: DecisionInput): Reason | undefined => {
  if (!isApprover) return 'invalidPermission'
  if (isLinked) return 'linkedRequestStateCannotBeUpdated'
  if (to !== 'waitingForApproval') return from === 'waitingForApproval' ? undefined : 'requestDecided'
  if (from !== 'approved') return 'requestNotDecided'
  // Whoever opens it again says why.
  return hasComment ? undefined : 'invalidInput'
}
