import { projectTime } from '@praxis/contract/time/time-reports'
import type { SubmissionAmendment } from '@praxis/contract/time/time-sheet-shapes'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'

const CONCERNED = ['timeReports', 'timeSheetSubmissions', 'requests', 'approvals', 'tasks']

const lookAgain = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [topic] }) => CONCERNED.some((each) => each === topic) })

export function useAmendProjectSubmissions(projectID: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (amendments: readonly (SubmissionAmendment & { readonly timeSheetSubmissionID: string })[]) =>
      api.call(projectTime.amendProjectSubmissions, {
        params: { id: projectID },
        body: { amendments: [...amendments] },
      }),
    onSettled: () => lookAgain(queryClient),
  })
}

export function useMoveSubmissionsToProject(fromProjectID: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ ids, projectID }: { readonly ids: readonly string[]; readonly projectID: string }) =>
      api.call(projectTime.moveSubmissionsToProject, {
        params: { id: fromProjectID },
        body: { timeSheetSubmissionIDs: [...ids], projectID },
      }),
    onSettled: () => lookAgain(queryClient),
  })
}
