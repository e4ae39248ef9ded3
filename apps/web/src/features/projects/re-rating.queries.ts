import type { Input } from '@praxis/contract/protocol/endpoint'
import { projectTime } from '@praxis/contract/time/time-reports'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'

type ReRating = Input<typeof projectTime.previewReRating>['body']

export const reRatingPreviewQuery = (projectID: string, asked: ReRating) =>
  queryOptions({
    queryKey: ['projects', 'reRating', projectID, asked],
    queryFn: ({ signal }) =>
      api.call(projectTime.previewReRating, { params: { id: projectID }, body: asked }, { signal }),
    placeholderData: keepPreviousData,
    meta: { topics: ['timeSheetSubmissions'] },
  })

const CONCERNED = ['projects', 'timeReports', 'timeSheetSubmissions']

export function useReRateSubmissions(projectID: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof projectTime.reRateSubmissions>['body']) =>
      api.call(projectTime.reRateSubmissions, { params: { id: projectID }, body }),
    onSettled: () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey: [topic] }) => CONCERNED.some((each) => each === topic) }),
  })
}
