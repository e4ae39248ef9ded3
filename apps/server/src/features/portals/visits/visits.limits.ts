import type { Limit } from '../../../platform/limits/limits'

/** References cannot be guessed, but trying them must not be free. */
export const gateLooks: Limit = { name: 'portal.gate', attempts: 100, seconds: 15 * 60 }
