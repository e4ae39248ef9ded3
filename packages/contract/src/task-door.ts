import * as z from 'zod'
import type { FeatureFlag } from './capabilities'
import { Id } from './values'

/** Where a board is reached: one engine behind several doors. */
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
