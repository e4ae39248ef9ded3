import * as z from 'zod'
import { Id } from '../protocol/values'

/** What every endpoint has by which an administrator changes the company. */
export const manages = { access: 'employee', capability: 'canManageCompany' } as const

export const byId = z.strictObject({ id: Id })

export const Code = z.string().trim().max(40)
export const Initials = z.string().trim().min(1).max(3)
