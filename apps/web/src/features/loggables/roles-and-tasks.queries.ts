import { opportunities } from '@praxis/contract/opportunities/opportunities'
import { projects } from '@praxis/contract/projects/projects'
import { ApiError } from '@praxis/contract/protocol/caller'
import { personals } from '@praxis/contract/tasks/personals'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import type { LoggableItem } from '@praxis/contract/time/time-sheets'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'
import { shownIn } from '../../api/stale-answers'
import { workspaceQuery } from '../workspaces/workspaces.queries'
import { submissionProjectQuery } from './loggables.queries'

/** No roles or tasks to choose from, for those who may not see the project's. */
const noneIfNotPermitted = (error: unknown): [] => {
  if (error instanceof ApiError && error.reason === 'invalidPermission') return []
  throw error
}

/** What roles are of: a project or an opportunity. */
export interface PlaceOfRoles {
  readonly type: 'project' | 'opportunity'
  readonly id: string
}

/** The project or opportunity that is chosen; undefined for a client or one's own work, which have no roles. */
export const placeOfRoles = (choice: Pick<LoggableItem, 'type' | 'id'> | null): PlaceOfRoles | undefined =>
  choice && choice.type !== 'client' ? { type: choice.type, id: choice.id } : undefined

/** The reader's own roles in a project or opportunity, and that of an existing entry though it is no longer theirs. */
export const ownRolesQuery = (place: PlaceOfRoles | undefined, submissionID?: string) =>
  queryOptions({
    queryKey: ['timeSheetSubmissions', 'roles', place?.id, submissionID],
    queryFn: async ({ client, signal }) => {
      if (!place) return []
      const params = { id: place.id }
      if (place.type === 'project')
        return api
          .call(projects.listProjectRoles, { params, query: { submissionID } }, { signal })
          .then(({ items }) => items)
          .catch(noneIfNotPermitted)
      const { employment } = await client.ensureQueryData(workspaceQuery)
      return api
        .call(opportunities.listOpportunityRoles, { params }, { signal })
        .then(({ items }) => items.filter(({ employee }) => employee?.id === employment.id))
        .catch(noneIfNotPermitted)
    },
    enabled: place !== undefined,
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
