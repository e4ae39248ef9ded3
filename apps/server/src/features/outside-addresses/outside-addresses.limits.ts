import type { Limit } from '../../platform/limits/limits'

const QUARTER_SECONDS = 15 * 60
const DAY_SECONDS = 24 * 3600

/** Codes cannot be guessed, but trying them must not be free. */
export const addressCodeAttempts: Limit = { name: 'outsideAddress.code', attempts: 100, seconds: QUARTER_SECONDS }

/** How often an address may be asked by all companies together, as its reader never asked for it. */
export const requestsToAddress: Limit = { name: 'outsideAddress.asked', attempts: 3, seconds: DAY_SECONDS }
