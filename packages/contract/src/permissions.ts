import type * as z from 'zod'
import { Permission } from './capabilities'

/** Which capabilities change; those left out stay. Admin is whoever has the four, so it is not given by itself. */
export const PermissionChanges = Permission.omit({ isAdmin: true }).partial()
export type PermissionChanges = z.output<typeof PermissionChanges>
