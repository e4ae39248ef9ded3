import type { TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'

/** What is approved or denied stays as it was decided. */
export const isUndecided = ({ request }: TimeSheetSubmission): boolean =>
  request.state === 'unsubmitted' || request.state === 'waitingForApproval'
