import { projectAutomations } from '@praxis/contract/projects/project-automations'
import { itemsQuery, query } from '../../../api/query'
import type { RuledDoor } from '../board-door'

export const automationsQuery = ({ automations }: RuledDoor) => query(automations.listAutomations, {})

/** E-mail addresses of the people who work on the project. */
export const emailSuggestionsQuery = (projectID: string) =>
  itemsQuery(projectAutomations.suggestNotificationEmails, { params: { id: projectID } })
