import type { projectAutomations } from '@praxis/contract/project-automations'
import type { Handlers } from '../../../platform/http/implement'
import { projectDoor } from '../doors'
import { createAutomation, deleteAutomation, updateAutomation } from './automations.commands'
import { listAutomations, suggestNotificationEmails } from './automations.queries'

export const automationHandlers: Handlers<typeof projectAutomations> = {
  listAutomations: async ({ db, actor, params }) => {
    const { id, abilities } = await projectDoor(db, actor, params)
    return { items: await listAutomations(db, id), can: { edit: abilities.edit } }
  },

  createAutomation: async ({ db, actor, params, body }) =>
    createAutomation(db, await projectDoor(db, actor, params), body),

  updateAutomation: async ({ db, actor, params, body }) =>
    updateAutomation(db, await projectDoor(db, actor, params), params.automationId, body),

  deleteAutomation: async ({ db, actor, params }) =>
    deleteAutomation(db, await projectDoor(db, actor, params), params.automationId),

  suggestNotificationEmails: async ({ db, actor, params }) => {
    const { id } = await projectDoor(db, actor, params)
    return { items: await suggestNotificationEmails(db, id) }
  },
}
