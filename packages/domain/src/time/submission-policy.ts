import type { RequestState } from '@praxis/contract/requests/request-rules'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'

/** How a submission stands, and how the person who acts stands to it. */
export interface SubmissionStanding {
  readonly state: RequestState
  readonly isOwn: boolean
  /** Whether they are the designated approver while it waits, or the one who decided afterwards. */
  readonly isApprover: boolean
  readonly isProjectActive: boolean
  readonly isCorrected: boolean
  readonly isLinked: boolean
  /** Whether a client is asked to pay for it. */
  readonly isInvoiced: boolean
}

/** A submission that was approved or denied stays as it is. */
export const isOpenToChange = (state: RequestState): boolean =>
  state === 'unsubmitted' || state === 'waitingForApproval'

/** What the answer tells the browser to offer: the same rules that are enforced. */
export const submissionCan = (standing: SubmissionStanding): TimeSheetSubmission['can'] => {
  const { state, isOwn, isApprover, isProjectActive, isCorrected, isLinked, isInvoiced } = standing
  const isOpen = isOpenToChange(state)
  return {
    edit: isOwn && isOpen && isProjectActive,
    delete: isOwn && isOpen,
    submit: isOwn && state === 'unsubmitted',
    correct: isOwn && state === 'denied' && !isCorrected,
    decide: isApprover && !isLinked && state === 'waitingForApproval',
    reopen: isApprover && !isLinked && !isInvoiced && state === 'approved',
  }
}
