import type { EmployeeActor } from '@praxis/server/platform/auth/actor'

/** Whether every note of the company is visible, rather than only one's own. */
export const seesAllNotes = (actor: EmployeeActor): boolean => actor.capabilities.canManageClients

export const mayDeleteNotes = (actor: EmployeeActor): boolean => actor.capabilities.canManageClients
