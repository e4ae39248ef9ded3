import * as z from 'zod'
import { ofProjects, projectParams } from '../projects/project-access'
import { about, endpoint } from '../protocol/endpoint'
import { listOf } from '../protocol/page'
import { Id } from '../protocol/values'
import { ListedPage, submissionListQuery, unfoldedPage } from './time-reports'
import { LoggableItem } from './time-sheets'

/** The time logged on an opportunity. */
export const opportunityTime = about('timeReports', {
  listOpportunitySubmissions: endpoint({
    method: 'GET',
    path: '/opportunities/{id}/timeSheetSubmissions',
    summary: 'List time logged on an opportunity',
    ...ofProjects,
    params: projectParams,
    query: submissionListQuery,
    response: ListedPage,
    unfold: unfoldedPage,
    reasons: ['notFound', 'featureDisabled'],
  }),
  listLoggableProjectsOfOpportunity: endpoint({
    method: 'GET',
    path: '/opportunities/{id}/loggableProjects',
    summary: 'List the projects made from an opportunity that the caller can log time on, plus a submission’s own',
    ...ofProjects,
    params: projectParams,
    query: z.strictObject({ timeSheetSubmissionID: Id.optional() }),
    response: listOf(LoggableItem),
    reasons: ['notFound', 'featureDisabled'],
  }),
})
