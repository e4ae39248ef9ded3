import type { PortalTaskOptions } from '@praxis/contract/portals/portal-task-shapes'
import type { VisitorActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { shownNames } from '../board-actor'
import { statusesOf } from '../queries/task-statuses'
import { assigneesOf, listsOf } from '../reports/gantt-chart.queries'

/** What filters and forms of the board offer to visitors, who give tasks to nobody. */
export const getPortalOptions = async (db: Db, actor: VisitorActor): Promise<PortalTaskOptions> => {
  const { projectId } = actor.portal
  const [taskLists, statuses, assignees] = await Promise.all([
    listsOf(db, projectId),
    statusesOf(db, { id: projectId }),
    assigneesOf(db, projectId),
  ])
  return {
    taskLists,
    statuses: statuses.all(),
    employees: assignees.map((row) => ({ id: row.id, name: shownNames(row, actor).displayName })),
  }
}
