import { projectTemplates } from '@praxis/contract/projects/project-templates'
import {
  type AutomationEndpoints,
  type BoardEndpoints,
  endpointsAt,
  type RuledDoor,
  type StatusEndpoints,
} from '../board-door'

/** The board that projects made from a template start with. */
export const templateDoor = (templateID: string): RuledDoor => {
  const params = { id: templateID }
  return {
    key: `template ${templateID}`,
    subject: templateID,
    board: endpointsAt<BoardEndpoints>(projectTemplates, params),
    statuses: endpointsAt<StatusEndpoints>(projectTemplates, params),
    automations: endpointsAt<AutomationEndpoints>(projectTemplates, params),
  }
}
