import * as z from 'zod'

export const InvitationCode = z.string().trim().min(1).max(200)
