import type { Limit } from '../../platform/limits/limits'

const QUARTER_SECONDS = 15 * 60
const DAY_SECONDS = 24 * 3600

/** Codes cannot be guessed, but trying them must not be free. Many people may share an address. */
export const codeAttempts: Limit = { name: 'invitation.code', attempts: 200, seconds: QUARTER_SECONDS }

export const mailsOfInvitation: Limit = { name: 'invitation.resend', attempts: 10, seconds: DAY_SECONDS }
