import type { Feature } from '../../platform/feature'
import { tellOfAssignments } from './assignments/tell-of-assignments-job'
import { runAutomations } from './automations/run-automations-job'
import { personalsRoutes } from './personals.routes'
import { projectTasksRoutes } from './project-tasks.routes'
import { projectTemplatesRoutes } from './project-templates.routes'
import { remindOfTasks } from './reminders/remind-of-tasks'
import { taskRecordAccess } from './task-record-access'
import { copyTaskFiles } from './templates/copy-task-files-job'

/** Lists of what is to be done: in projects, for oneself, and in templates. */
export const tasks: Feature = {
  routes: [...projectTasksRoutes, ...personalsRoutes, ...projectTemplatesRoutes],
  jobs: [runAutomations, tellOfAssignments, copyTaskFiles],
  dueWork: [remindOfTasks],
  recordAccess: taskRecordAccess,
}
