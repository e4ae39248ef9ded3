import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import type { Day } from '@praxis/domain/calendar/day'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'
import { metaOfTime, ofTimeSheets } from '../loggables/loggables.queries'

export const ofPeriods = [...ofTimeSheets, 'period'] as const

/** A period changes with the reader's time; of projects, clients and tasks only with those it shows. */
const metaOfPeriod = { topics: ['user', 'employees', 'company', 'requests'], names: ['projects', 'clients', 'tasks'] }

export const fetchPeriod = (from: Day, to: Day, signal: AbortSignal) =>
  api.call(timeSheetSubmissions.getTimeSheetPeriod, { query: { from, to } }, { signal })

/** The reader's own time from one day to another, beside contracted time. */
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
