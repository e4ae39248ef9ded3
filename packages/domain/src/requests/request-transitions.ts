import type { Reason } from '@praxis/contract/reasons'
import type { SubmittedState } from '@praxis/contract/request-rules'

/** How a request stands, and who wants it to change. */
export interface DecisionInput {
  readonly from: SubmittedState
  readonly to: SubmittedState
  readonly isApprover: boolean
  /** It follows the decision on another one. */
  readonly isLinked: boolean
  readonly isCancelled: boolean
  readonly hasComment: boolean
}

/** Why the state of a request may not change so, if it may not. Only its designated approver changes it. */
export const refusalOfDecision = ({
  from,
  to,
  isApprover,
  isLinked,
  isCancelled,
  hasComment,
}: DecisionInput): Reason | undefined => {
  if (!isApprover) return 'invalidPermission'
  if (isLinked) return 'linkedRequestStateCannotBeUpdated'
  if (isCancelled) return 'requestCancelled'
  if (to !== 'waitingForApproval') return from === 'waitingForApproval' ? undefined : 'requestDecided'
  if (from !== 'approved') return 'requestNotDecided'
  // Whoever opens it again says why.
  return hasComment ? undefined : 'invalidInput'
}

/** How an approved request stands, and whether it is the business of whoever wants to call it off. */
export interface CancellationInput extends Pick<DecisionInput, 'isLinked' | 'isCancelled'> {
  readonly state: SubmittedState
  /** They asked for it, or decide on it. */
  readonly isConcerned: boolean
}

/** Why a request may not be called off, if it may not. */
export const refusalOfCancellation = ({
  state,
  isConcerned,
  isLinked,
  isCancelled,
}: CancellationInput): Reason | undefined => {
  if (!isConcerned) return 'invalidPermission'
  if (isLinked) return 'linkedRequestStateCannotBeUpdated'
  if (isCancelled) return 'requestCancelled'
  return state === 'approved' ? undefined : 'requestNotApproved'
}
