import * as z from 'zod'
import { Id } from '../protocol/values'

/** The paths name a portal by its reference, though the specification calls it the project. */
export const portalParams = z.strictObject({ projectId: z.string().min(1).max(100) })

/** Calls of visitors. */
export const ofVisitors = { access: 'visitor', params: portalParams } as const

/** A file that visitors fetch by the portal’s own paths. */
export const VisitorFile = z
  .strictObject({ id: Id, name: z.string(), contentType: z.string(), size: z.int() })
  .meta({ id: 'VisitorFile' })
export type VisitorFile = z.infer<typeof VisitorFile>
