import { projects } from '@praxis/contract/projects/projects'
import { ApiError } from '@praxis/contract/protocol/caller'
import { personals } from '@praxis/contract/tasks/personals'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'
import { shownIn } from '../../api/stale-answers'
import { submissionProjectQuery } from './loggables.queries'

/** No roles or tasks to choose from, for those who may not see the project's. */
const noneIfNotPermitted = (error: unknown): [] => {
  if (error instanceof ApiError && error.reason === 'invalidPermission') return []
  throw error
}

/** The reader's own roles in a project, and the role of an existing entry though it is no longer theirs. */
export const ownRolesQuery = (projectID: string, submissionID?: string) =>
  queryOptions({
    queryKey: ['timeSheetSubmissions', 'roles', projectID, submissionID],
    queryFn: ({ signal }) =>
      api
        .call(projects.listProjectRoles, { params: { id: projectID }, query: { submissionID } }, { signal })
        .then(({ items }) => items)
        .catch(noneIfNotPermitted),
    meta: { topics: shownIn.timeSheetSubmissions },
  })

/** Tasks to log time on: those of a project, or one's own. */
export const trackableTasksQuery = (projectID: string | null, timeSheetSubmissionID?: string) =>
  queryOptions({
    queryKey: ['timeSheetSubmissions', 'tasks', projectID, timeSheetSubmissionID],
    queryFn: async ({ client, signal }) => {
      const query = { timeSheetSubmissionID }
      if (projectID === null) return (await api.call(personals.listTrackableTasks, { query }, { signal })).items
      // Where no list is visible to the reader there are no tasks to ask for.
      const { taskLists } = await client.fetchQuery(submissionProjectQuery(projectID))
      if (taskLists.length === 0) return []
      return api
        .call(projectTasks.listTrackableTasks, { params: { id: projectID }, query }, { signal })
        .then(({ items }) => items)
        .catch(noneIfNotPermitted)
    },
    meta: { topics: shownIn.timeSheetSubmissions },
  })
