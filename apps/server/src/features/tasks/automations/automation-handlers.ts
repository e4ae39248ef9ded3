import type { AutomationHandlers, BoardDoor } from '../board'
import { askToConfirmAddress, createAutomation, deleteAutomation, updateAutomation } from './automations.commands'
import { listAutomations } from './automations.queries'

/** The handlers of rules of the boards behind a door. */
export const automationHandlers = (door: BoardDoor): AutomationHandlers => ({
  listAutomations: async ({ db, actor, params }) => {
    const { id, permissions } = await door.open(db, actor, params)
    return { items: await listAutomations(db, id), can: { edit: permissions.edit } }
  },

  createAutomation: async ({ db, platform, actor, params, body }) =>
    createAutomation(db, platform, actor, await door.open(db, actor, params), body),

  updateAutomation: async ({ db, platform, actor, params, body }) =>
    updateAutomation(db, platform, actor, await door.open(db, actor, params), params.automationId, body),

  askToConfirmAddress: async ({ db, platform, actor, params, body }) =>
    askToConfirmAddress(db, platform, actor, await door.open(db, actor, params), params.automationId, body.email),

  deleteAutomation: async ({ db, actor, params }) =>
    deleteAutomation(db, await door.open(db, actor, params), params.automationId),
})
