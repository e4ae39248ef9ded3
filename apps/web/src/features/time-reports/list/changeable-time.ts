import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'

/** Whether an entry can still be changed: approved and denied ones stay as they were decided on. */
export const isUndecided = ({ request }: TimeSheetSubmission): boolean =>
  request.state === 'unsubmitted' || request.state === 'waitingForApproval'
