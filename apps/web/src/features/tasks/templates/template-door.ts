import { projectTemplates } from '@praxis/contract/projects/project-templates'
import {
  type AutomationEndpoints,
  type BoardEndpoints,
  endpointsAt,
  type RuledDoor,
  type StatusDoor,
  type StatusEndpoints,
  type StatusReading,
} from '../board-door'

/** The board that projects made from a template start with. */
export const templateDoor = (templateID: string): RuledDoor & StatusDoor => {
  const params = { id: templateID }
  return {
    key: `template ${templateID}`,
    subject: templateID,
    board: endpointsAt<BoardEndpoints>(projectTemplates, params),
    statuses: endpointsAt<StatusReading>(projectTemplates, params),
    statusChanges: endpointsAt<StatusEndpoints>(projectTemplates, params),
    automations: endpointsAt<AutomationEndpoints>(projectTemplates, params),
  }
}
