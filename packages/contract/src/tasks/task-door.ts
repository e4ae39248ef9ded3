import * as z from 'zod'
import type { FeatureFlag } from '../people/capabilities'
import { Id } from '../protocol/values'

/** A way to reach a board: the same engine stands behind several doors. */
export interface BoardDoor<Params extends z.core.$ZodLooseShape> {
  readonly prefix: string
  readonly params: Params
  readonly feature?: FeatureFlag
}

export const boardFilter = {
  taskListID: Id.optional(),
  assigneeID: Id.optional(),
  taskNameTerm: z.string().trim().max(200).optional(),
}

export const accessOf = <Params extends z.core.$ZodLooseShape>({ feature }: BoardDoor<Params>) =>
  ({ access: 'employee', ...(feature && { feature }) }) as { access: 'employee'; feature?: FeatureFlag }
