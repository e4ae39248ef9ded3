import * as z from 'zod'
import { Id } from '../protocol/values'

export const projectParams = z.strictObject({ id: Id })
export const ofProjects = { access: 'employee', feature: 'project' } as const

/** A kind of record that has roles, permissions and plans: the same endpoints stand behind the door of each kind. */
export const projectDoor = {
  prefix: '/projects/{id}',
  noun: 'project',
  /** Why the plans of one that has ended cannot be changed. */
  locked: 'plansOfInactiveProjectLocked',
} as const
export const opportunityDoor = {
  prefix: '/opportunities/{id}',
  noun: 'opportunity',
  locked: 'opportunityLocked',
} as const
export type TargetableDoor = typeof projectDoor | typeof opportunityDoor
