import { ApiError } from '@praxis/contract/client'
import { personals } from '@praxis/contract/personals'
import { projectTasks } from '@praxis/contract/project-tasks'
import { projects } from '@praxis/contract/projects'
import { timeSheetSubmissions } from '@praxis/contract/time-sheets'
import type { Day } from '@praxis/domain/calendar/day'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'

/** Everything of one's own time; the live topic is its first part. */
const ofTimeSheets = ['timeSheetSubmissions'] as const
export const ofPeriods = [...ofTimeSheets, 'period'] as const

/** Names come from people, projects, clients and tasks; what is contracted from the contract and the bank holidays. */
const meta = { topics: ['user', 'employees', 'company', 'projects', 'clients', 'tasks', 'requests'] }

/** One's own time from one day to another, beside what is contracted. */
export const timeSheetPeriodQuery = (from: Day, to: Day) =>
  queryOptions({
    queryKey: [...ofPeriods, from, to],
    queryFn: ({ signal }) => api.call(timeSheetSubmissions.getTimeSheetPeriod, { query: { from, to } }, { signal }),
    meta,
  })

export const suggestionsQuery = (from: Day, to: Day) =>
  queryOptions({
    queryKey: [...ofTimeSheets, 'suggestions', from, to],
    queryFn: ({ signal }) => api.call(timeSheetSubmissions.listSuggestions, { query: { from, to } }, { signal }),
    meta: { topics: [...meta.topics, 'timeTrackers'] },
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
    meta,
  })

/** What the form needs to know of a project. */
export const submissionProjectQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...ofTimeSheets, 'project', projectId],
    queryFn: ({ signal }) => api.call(timeSheetSubmissions.getSubmissionProject, { params: { projectId } }, { signal }),
    meta,
  })

/** Whoever may not see a project's roles or tasks has none to choose from. */
const noneIfNotPermitted = (error: unknown): [] => {
  if (error instanceof ApiError && error.reason === 'invalidPermission') return []
  throw error
}

/** One's own roles in a project. */
export const ownRolesQuery = (projectID: string) =>
  queryOptions({
    queryKey: [...ofTimeSheets, 'roles', projectID],
    queryFn: ({ signal }) =>
      api
        .call(projects.listProjectRoles, { params: { id: projectID } }, { signal })
        .then(({ items }) => items)
        .catch(noneIfNotPermitted),
    meta,
  })

/** Tasks to log time on: those of a project, or one's own. */
export const trackableTasksQuery = (projectID: string | null, timeSheetSubmissionID?: string) =>
  queryOptions({
    queryKey: [...ofTimeSheets, 'tasks', projectID, timeSheetSubmissionID],
    queryFn: async ({ client, signal }) => {
      const query = { timeSheetSubmissionID }
      if (projectID === null) return (await api.call(personals.listTrackableTasks, { query }, { signal })).items
      // Without a list in sight there is no task to ask for.
      const { taskLists } = await client.fetchQuery(submissionProjectQuery(projectID))
      if (taskLists.length === 0) return []
      return api
        .call(projectTasks.listTrackableTasks, { params: { id: projectID }, query }, { signal })
        .then(({ items }) => items)
        .catch(noneIfNotPermitted)
    },
    meta,
  })
