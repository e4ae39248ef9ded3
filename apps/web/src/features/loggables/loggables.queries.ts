import { opportunities } from '@praxis/contract/opportunities/opportunities'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { itemsQuery, query } from '../../api/query'

/** What the reader may log time on, last used first. */
export const loggableItemsQuery = (text: string, timeSheetSubmissionID?: string) =>
  itemsQuery(
    timeSheetSubmissions.listLoggableItems,
    { query: { query: text, timeSheetSubmissionID } },
    { keepsPrevious: true },
  )

/** An opportunity that time is to be logged on. */
export const loggedOpportunityQuery = (id: string) => query(opportunities.getOpportunity, { params: { id } })

/** What the form to log time needs to know of a project. */
export const submissionProjectQuery = (projectId: string) =>
  query(timeSheetSubmissions.getSubmissionProject, { params: { projectId } })
