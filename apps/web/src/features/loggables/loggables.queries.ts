import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'

/** The start of every key of one's own time, which is also the live topic. */
export const ofTimeSheets = ['timeSheetSubmissions'] as const

/** Names come from people, projects, clients and tasks; contracted time from the contract and the bank holidays. */
export const metaOfTime = { topics: ['user', 'employees', 'company', 'projects', 'clients', 'tasks', 'requests'] }

/** What the reader may log time on, last used first. */
export const loggableItemsQuery = (text: string, timeSheetSubmissionID?: string) =>
  queryOptions({
    queryKey: [...ofTimeSheets, 'loggable', text, timeSheetSubmissionID],
    queryFn: async ({ signal }) => {
      const query = { query: text, timeSheetSubmissionID }
      return (await api.call(timeSheetSubmissions.listLoggableItems, { query }, { signal })).items
    },
    placeholderData: keepPreviousData,
    meta: metaOfTime,
  })

/** What the form to log time needs to know of a project. */
export const submissionProjectQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...ofTimeSheets, 'project', projectId],
    queryFn: ({ signal }) => api.call(timeSheetSubmissions.getSubmissionProject, { params: { projectId } }, { signal }),
    meta: metaOfTime,
  })
