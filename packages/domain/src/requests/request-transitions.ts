import type { Reason } from '@praxis/contract/protocol/reasons'
import type { SubmittedState } from '@praxis/contract/requests/request-rules'

/** How a request stands, which state it is to have, and how the person who wants that stands to it. */
export interface DecisionInput {
  readonly from: SubmittedState
  readonly to: SubmittedState
  readonly isApprover: boolean
  /** Whether the request follows the decision on another one. */
  readonly isLinked: boolean
  readonly isCancelled: boolean
  readonly hasComment: boolean
}

/** Why the state of a request may not change, undefined if it may. Only the designated approver changes it. */
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
  // An approved request is opened again only with a reason.
  return hasComment ? undefined : 'invalidInput'
}

/** How an approved request stands, and how the person who wants to call it off stands to it. */
export interface CancellationInput extends Pick<DecisionInput, 'isLinked' | 'isCancelled'> {
  readonly state: SubmittedState
  /** Whether they made the request, or decide on it. */
  readonly isConcerned: boolean
}

/** Why a request may not be called off; undefined if it may. */
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
