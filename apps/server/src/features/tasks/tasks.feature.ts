import type { Feature } from '../../platform/feature'
import { runAutomations } from './automations/run-automations-job'
import { portalActivity } from './notifications/portal-activity'
import { taskAssignment } from './notifications/task-assignment'
import { taskMention } from './notifications/task-mention'
import { taskReminder } from './notifications/task-reminder'
import { taskRule } from './notifications/task-rule'
import { personalsRoutes } from './personals.routes'
import { portalTasksRoutes } from './portals/portal-tasks.routes'
import { projectTasksRoutes } from './project-tasks.routes'
import { projectTemplatesRoutes } from './project-templates.routes'
import { remindOfTasks } from './reminders/remind-of-tasks'
import { taskRecordAccess } from './task-record-access'
import { copyTaskFiles } from './templates/copy-task-files-job'

/** Tasks in lists: in projects, for oneself, in templates, and for clients who look in. */
export const tasks: Feature = {
  routes: [...projectTasksRoutes, ...personalsRoutes, ...projectTemplatesRoutes, ...portalTasksRoutes],
  jobs: [runAutomations, copyTaskFiles],
  dueWork: [remindOfTasks],
  recordAccess: taskRecordAccess,
  notificationKinds: [taskMention, taskAssignment, taskReminder, taskRule, portalActivity],
}
