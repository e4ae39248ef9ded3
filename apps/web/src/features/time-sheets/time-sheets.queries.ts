import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import type { Day } from '@praxis/domain/calendar/day'
import { api } from '../../api/api'
import { query } from '../../api/query'
import { shownIn } from '../../api/stale-answers'

/** The start of the keys of all periods, which a change of an entry is shown in at once. */
export const ofPeriods = ['timeSheetSubmissions', 'period'] as const

export const fetchPeriod = (from: Day, to: Day, signal: AbortSignal) =>
  api.call(timeSheetSubmissions.getTimeSheetPeriod, { query: { from, to } }, { signal })

/** The reader's own time from one day to another, beside contracted time. */
export const timeSheetPeriodQuery = (from: Day, to: Day) =>
  query(
    timeSheetSubmissions.getTimeSheetPeriod,
    { query: { from, to } },
    {
      key: [...ofPeriods, from, to],
      // A period changes with the reader's time; of projects, clients and tasks only with those it shows.
      topics: ['user', 'employees', 'companyManagement', 'requests'],
      names: ['projects', 'clients', 'tasks'],
    },
  )

export const suggestionsQuery = (from: Day, to: Day) =>
  query(
    timeSheetSubmissions.listSuggestions,
    { query: { from, to } },
    { topics: [...shownIn.timeSheetSubmissions, 'timeTrackers'] },
  )

export const calendarSuggestionsQuery = (from: Day, to: Day) =>
  query(timeSheetSubmissions.listCalendarSuggestions, { query: { from, to } }, { topics: [] })
