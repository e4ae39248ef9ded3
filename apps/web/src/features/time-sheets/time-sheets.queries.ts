import { timeSheetSubmissions } from '@praxis/contract/time-sheets'
import type { Day } from '@praxis/domain/calendar/day'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'

/** Everything of one's own time; the live topic is its first part. */
export const ofTimeSheets = ['timeSheetSubmissions'] as const
export const ofPeriods = [...ofTimeSheets, 'period'] as const

/** Names come from people, projects, clients and tasks; what is contracted from the contract and the bank holidays. */
export const metaOfTime = { topics: ['user', 'employees', 'company', 'projects', 'clients', 'tasks', 'requests'] }

/** Shows what was logged: of projects, clients and tasks only those on which it was. */
const metaOfPeriod = { topics: ['user', 'employees', 'company', 'requests'], names: ['projects', 'clients', 'tasks'] }

export const fetchPeriod = (from: Day, to: Day, signal: AbortSignal) =>
  api.call(timeSheetSubmissions.getTimeSheetPeriod, { query: { from, to } }, { signal })

/** One's own time from one day to another, beside what is contracted. */
export const timeSheetPeriodQuery = (from: Day, to: Day) =>
  queryOptions({
    queryKey: [...ofPeriods, from, to],
    queryFn: ({ signal }) => fetchPeriod(from, to, signal),
    meta: metaOfPeriod,
  })

export const suggestionsQuery = (from: Day, to: Day) =>
  queryOptions({
    queryKey: [...ofTimeSheets, 'suggestions', from, to],
    queryFn: ({ signal }) => api.call(timeSheetSubmissions.listSuggestions, { query: { from, to } }, { signal }),
    meta: { topics: [...metaOfTime.topics, 'timeTrackers'] },
  })

export const calendarSuggestionsQuery = (from: Day, to: Day) =>
  queryOptions({
    queryKey: [...ofTimeSheets, 'calendar suggestions', from, to],
    queryFn: ({ signal }) =>
      api.call(timeSheetSubmissions.listCalendarSuggestions, { query: { from, to } }, { signal }),
  })

/** What one may log time on, last used first. */
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

/** What the form needs to know of a project. */
export const submissionProjectQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...ofTimeSheets, 'project', projectId],
    queryFn: ({ signal }) => api.call(timeSheetSubmissions.getSubmissionProject, { params: { projectId } }, { signal }),
    meta: metaOfTime,
  })
