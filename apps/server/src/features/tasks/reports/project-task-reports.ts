import type { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import type { Handlers } from '../../../platform/http/implement'
import { Refusal } from '../../../platform/refusal'
import { openProject, permissionsInProject } from '../../projects/queries/get-project'
import { projectDoor } from '../doors'
import { getGanttChart } from './gantt-chart.queries'
import { getTaskColumns, updateTaskColumns } from './task-columns'
import { taskCsv } from './task-csv'
import { taskPdf } from './task-pdf'
import { reportOf } from './task-report.queries'
import { isTrackableBy, openTasksOf } from './trackable-tasks.queries'

const readableProject = async (db: Db, actor: EmployeeActor, projectId: string) => {
  const { row, permissions } = await openProject(db, actor, projectId)
  if (!canRead(permissions.areas.taskLists)) throw new Refusal('notFound')
  return row
}

/** What a project shows of its tasks besides the board. */
export const projectTaskReports: Pick<
  Handlers<typeof projectTasks>,
  'listTrackableTasks' | 'getTaskColumns' | 'updateTaskColumns' | 'exportTasks' | 'printTasks' | 'getGanttChart'
> = {
  listTrackableTasks: async ({ db, actor, params, query }) => {
    const permissions = await permissionsInProject(db, actor, params.id)
    if (!permissions) throw new Refusal('notFound')
    if (!canRead(permissions.areas.taskLists)) {
      // Somebody who logs time on the project without seeing its tasks has none to choose from.
      if (permissions.trackTime) return { items: [] }
      throw new Refusal('notFound')
    }
    const isTrackable = permissions.trackTime
      ? isTrackableBy(actor.employee.id, query.includeUnassignedTasks)
      : rawSql('false')
    const time = { employeeId: actor.employee.id, submissionId: query.timeSheetSubmissionID }
    return { items: await openTasksOf(db, params.id, isTrackable, time) }
  },

  getTaskColumns: async ({ db, actor, params }) => getTaskColumns(db, await projectDoor.open(db, actor, params)),

  updateTaskColumns: async ({ db, actor, params, body }) =>
    updateTaskColumns(db, await projectDoor.open(db, actor, params), body),

  exportTasks: async ({ db, platform, actor, params, query }) => {
    const { id, name, client } = await readableProject(db, actor, params.id)
    return taskCsv(platform.files, reportOf(db, { id, actor }, query), { project: name, client: client?.name ?? null })
  },

  printTasks: async ({ db, platform, actor, params, query }) => {
    const { id, name, client } = await readableProject(db, actor, params.id)
    const company = await db.row<Columns<'companies', 'name'>>(
      sql`select name from companies where company_id = ${actor.company.id}`,
    )
    const head = {
      title: name,
      company: company?.name ?? '',
      client: client?.name ?? null,
      day: dayInTimeZone(platform.clock(), actor.company.timeZone),
    }
    return taskPdf(platform, head, reportOf(db, { id, actor }, query))
  },

  getGanttChart: async ({ db, platform, actor, params }) =>
    getGanttChart(db, platform.files, await projectDoor.open(db, actor, params)),
}
