import { projectTemplates } from '@praxis/contract/projects/project-templates'
import { implement } from '../../platform/http/implement'
import { automationHandlers } from './automations/automation-handlers'
import { boardHandlers } from './board-handlers'
import { templateDoor } from './doors'
import { statusHandlers } from './status-handlers'
import { templateHandlers } from './templates/template-handlers'

export const projectTemplatesRoutes = implement(projectTemplates, {
  ...boardHandlers(templateDoor),
  ...statusHandlers(templateDoor),
  ...automationHandlers(templateDoor),
  ...templateHandlers,
})
