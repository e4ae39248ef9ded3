import type { Input } from '@praxis/contract/protocol/endpoint'
import { projectTime } from '@praxis/contract/time/time-reports'
import { query } from '../../api/query'
import { useCall } from '../../api/use-call'

type ReRating = Input<typeof projectTime.previewReRating>['body']

export const reRatingPreviewQuery = (projectID: string, asked: ReRating) =>
  query(
    projectTime.previewReRating,
    { params: { id: projectID }, body: asked },
    { keepsPrevious: true, topics: ['projects', 'timeSheetSubmissions'] },
  )

export const useReRateSubmissions = (projectID: string) =>
  useCall(
    projectTime.reRateSubmissions,
    (body: Input<typeof projectTime.reRateSubmissions>['body']) => ({ params: { id: projectID }, body }),
    { changes: ['projects', 'timeReports', 'timeSheetSubmissions'] },
  )
