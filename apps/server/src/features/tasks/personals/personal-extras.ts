import type { personals } from '@praxis/contract/tasks/personals'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import { rawSql } from '../../../platform/database/sql'
import type { Handlers } from '../../../platform/http/implement'
import { Refusal } from '../../../platform/refusal'
import { openProject } from '../../projects/queries/get-project'
import { targetableBriefOf } from '../../targetables/queries/targetable-brief'
import { dismissAssignment, listAssignments } from '../assignments/assignments.queries'
import { personalDoor } from '../doors'
import { getTaskColumns, updateTaskColumns } from '../reports/task-columns'
import { taskCsv } from '../reports/task-csv'
import { reportOf } from '../reports/task-report.queries'
import { openTasksOf } from '../reports/trackable-tasks.queries'
import { convertToProjectTask } from './convert-to-project-task'
import { listDueTasks } from './due-tasks.queries'
import { listPersonalProjects, suggestColleagues } from './personal-projects.queries'

/** The endpoints of people's own tasks besides their board. */
export const personalExtras: Pick<
  Handlers<typeof personals>,
  | 'listTrackableTasks'
  | 'listDueTasks'
  | 'listAssignments'
  | 'dismissAssignment'
  | 'getTaskColumns'
  | 'updateTaskColumns'
  | 'suggestNotificationEmails'
  | 'exportTasks'
  | 'convertToProjectTask'
  | 'listPersonalProjects'
  | 'getPersonalProject'
  | 'canTrackTime'
> = {
  listTrackableTasks: async ({ db, actor, query }) => {
    const { id } = await personalDoor.open(db, actor, {})
    const time = { employeeId: actor.employee.id, submissionId: query.timeSheetSubmissionID }
    return { items: await openTasksOf(db, id, rawSql('true'), time) }
  },

  listDueTasks: ({ db, platform, actor, query }) => listDueTasks(db, platform.files, actor, query.per),

  listAssignments: ({ db, platform, actor, query }) => listAssignments(db, platform.files, actor, query.per),

  dismissAssignment: ({ db, actor, params }) => dismissAssignment(db, actor, params.taskId),

  getTaskColumns: async ({ db, actor }) => getTaskColumns(db, await personalDoor.open(db, actor, {})),

  updateTaskColumns: async ({ db, actor, body }) => updateTaskColumns(db, await personalDoor.open(db, actor, {}), body),

  suggestNotificationEmails: async ({ db, actor }) => ({ items: await suggestColleagues(db, actor) }),

  exportTasks: async ({ db, platform, actor, query }) =>
    taskCsv(platform.files, reportOf(db, await personalDoor.open(db, actor, {}), query)),

  convertToProjectTask: ({ db, platform, actor, params, body }) =>
    convertToProjectTask(db, platform.files, actor, params.taskId, body),

  listPersonalProjects: async ({ db, platform, actor }) => ({
    items: await listPersonalProjects(db, platform.files, actor),
  }),

  getPersonalProject: async ({ db, platform, actor, params }) => {
    const { row, permissions } = await openProject(db, actor, params.projectId)
    if (!canRead(permissions.areas.taskLists)) throw new Refusal('notFound')
    return {
      can: { editTasks: permissions.areas.taskLists === 'write', trackTime: permissions.trackTime },
      ...targetableBriefOf(row, platform.files),
    }
  },

  canTrackTime: async ({ db, actor, params }) => ({
    canTrackTime: (await openProject(db, actor, params.projectId)).permissions.trackTime,
  }),
}
