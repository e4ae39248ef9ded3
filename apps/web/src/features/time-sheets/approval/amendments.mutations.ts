import { approvals } from '@praxis/contract/requests/approvals'
import { timeSheetApprovals } from '@praxis/contract/time/time-sheet-approvals'
import type { SubmissionAmendment } from '@praxis/contract/time/time-sheet-shapes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api'
import { lookAtRequestsAgain } from '../../requests/requests.mutations'

const TOPICS = ['timeSheetSubmissions']

/** Moves waiting time to another project. */
export function useChangeRequestProject() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, projectID }: { id: string; projectID: string | null }) =>
      api.call(approvals.changeRequestProject, { params: { id }, body: { projectID } }),
    onSettled: () => lookAtRequestsAgain(queryClient, TOPICS),
  })
}

/** Amends waiting time. */
export function useAmendTimeSheet() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, amendment }: { id: string; amendment: SubmissionAmendment }) =>
      api.call(timeSheetApprovals.amendTimeSheet, { params: { id }, body: amendment }),
    onSettled: () => lookAtRequestsAgain(queryClient, TOPICS),
  })
}
