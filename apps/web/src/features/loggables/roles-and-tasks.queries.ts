import { ApiError } from '@praxis/contract/client'
import { personals } from '@praxis/contract/personals'
import { projectTasks } from '@praxis/contract/project-tasks'
import { projects } from '@praxis/contract/projects'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'
import { metaOfTime, ofTimeSheets, submissionProjectQuery } from './loggables.queries'

/** Whoever may not see a project's roles or tasks has none to choose from. */
const noneIfNotPermitted = (error: unknown): [] => {
  if (error instanceof ApiError && error.reason === 'invalidPermission') return []
  throw error
}

/** One's own roles in a project, and the one of an entry there that is no longer theirs. */
export const ownRolesQuery = (projectID: string, submissionID?: string) =>
  queryOptions({
    queryKey: [...ofTimeSheets, 'roles', projectID, submissionID],
    queryFn: ({ signal }) =>
      api
        .call(projects.listProjectRoles, { params: { id: projectID }, query: { submissionID } }, { signal })
        .then(({ items }) => items)
        .catch(noneIfNotPermitted),
    meta: metaOfTime,
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
    meta: metaOfTime,
  })
