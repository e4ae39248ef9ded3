import { projectAutomations } from '@praxis/contract/projects/project-automations'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { implement } from '../../platform/http/implement'
import { automationHandlers } from './automations/automation-handlers'
import { suggestNotificationEmails } from './automations/automations.queries'
import { boardHandlers } from './board-handlers'
import { projectDoor } from './doors'
import { projectTaskReports } from './reports/project-task-reports'
import { statusHandlers } from './status-handlers'
import { workHandlers } from './work-handlers'

export const projectTasksRoutes = [
  ...implement(projectTasks, {
    ...boardHandlers(projectDoor),
    ...workHandlers(projectDoor),
    ...statusHandlers(projectDoor),
    ...projectTaskReports,
  }),
  ...implement(projectAutomations, {
    ...automationHandlers(projectDoor),
    suggestNotificationEmails: async ({ db, actor, params }) => {
      const { id } = await projectDoor.open(db, actor, params)
      return { items: await suggestNotificationEmails(db, id) }
    },
  }),
]
