import { approvals } from '@praxis/contract/requests/approvals'
import { timeSheetApprovals } from '@praxis/contract/time/time-sheet-approvals'
import type { SubmissionAmendment } from '@praxis/contract/time/time-sheet-shapes'
import { useCall } from '../../../api/use-call'

const changes = ['approvals', 'requests', 'timeSheetSubmissions'] as const

/** Moves waiting time to another project. */
export const useChangeRequestProject = () =>
  useCall(
    approvals.changeRequestProject,
    ({ id, projectID }: { id: string; projectID: string | null }) => ({ params: { id }, body: { projectID } }),
    { changes },
  )

/** Amends waiting time. */
export const useAmendTimeSheet = () =>
  useCall(
    timeSheetApprovals.amendTimeSheet,
    ({ id, amendment }: { id: string; amendment: SubmissionAmendment }) => ({ params: { id }, body: amendment }),
    { changes },
  )
