import { timeSheetApprovals } from '@praxis/contract/time/time-sheet-approvals'
import type { SubmissionAmendment } from '@praxis/contract/time/time-sheet-shapes'
import { useCall } from '../../../api/use-call'

const changes = ['approvals', 'requests', 'timeSheetSubmissions'] as const

/** Amends waiting time. */
export const useAmendTimeSheet = () =>
  useCall(
    timeSheetApprovals.amendTimeSheet,
    ({ id, amendment }: { id: string; amendment: SubmissionAmendment }) => ({ params: { id }, body: amendment }),
    { changes },
  )
