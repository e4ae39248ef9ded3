import * as z from 'zod'
import type { FeatureFlag } from '../people/capabilities'
import { Id } from '../protocol/values'

/** A way to reach a board: the same engine stands behind several doors. */
export interface BoardDoor<Params extends z.core.$ZodLooseShape, Who extends BoardAccess = 'employee'> {
  readonly prefix: string
  readonly params: Params
  /** Who comes through the door, if not people of the firm. */
  readonly access?: Who
  readonly feature?: FeatureFlag
}

export type BoardAccess = 'employee' | 'visitor'

export const boardFilter = {
  taskListID: Id.optional(),
  assigneeID: Id.optional(),
  taskNameTerm: z.string().trim().max(200).optional(),
}

export const accessOf = <Params extends z.core.$ZodLooseShape, Who extends BoardAccess>({
  access,
  feature,
}: BoardDoor<Params, Who>) =>
  ({ access: access ?? 'employee', ...(feature && { feature }) }) as { access: Who; feature?: FeatureFlag }
