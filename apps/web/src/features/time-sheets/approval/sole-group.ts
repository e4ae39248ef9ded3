import type { ApprovalGroup } from '@praxis/contract/approvals'

export type WaitingRequest = ApprovalGroup['requests'][number]

/** One entry on its own, to be decided on as groups are; the week it belongs to is not known here. */
export const soleGroup = (request: WaitingRequest): ApprovalGroup => {
  const { timeSheetSubmission: submission } = request
  return {
    requestType: 'timeSheet',
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
    requests: [request],
  }
}
