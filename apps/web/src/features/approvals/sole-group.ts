import type { ApprovalGroup } from '@praxis/contract/approvals'
import type { TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'

/** One entry on its own, to be decided on as groups are; the week it belongs to is not known here. */
export const soleGroup = (submission: TimeSheetSubmission): ApprovalGroup => ({
  key: submission.id,
  employee: submission.employee,
  project: submission.project,
  from: submission.day,
  to: submission.day,
  duration: submission.duration,
  chargeableDuration: submission.chargeableDuration,
  waitingSince: submission.request.submittedAt ?? submission.updatedAt,
  weekLoggedTime: 0,
  weekContractedTime: 0,
  requests: [{ id: submission.request.id, timeSheetSubmission: submission }],
})
