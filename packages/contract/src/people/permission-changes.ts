import type * as z from 'zod'
import { Permission } from './capabilities'

/** Capabilities left out stay as they are. An admin is whoever has all four, so `isAdmin` is not given by itself. */
export const PermissionChanges = Permission.omit({ isAdmin: true }).partial()
export type PermissionChanges = z.output<typeof PermissionChanges>
