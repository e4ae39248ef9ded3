import type { Limit } from '../../platform/limits/limits'

const QUARTER_SECONDS = 15 * 60
const DAY_SECONDS = 24 * 3600

/** Codes cannot be guessed; this keeps trying them from being free. */
export const addressCodeAttempts: Limit = { name: 'outsideAddress.code', attempts: 100, seconds: QUARTER_SECONDS }

/** Whatever companies there are, somebody who never asked for it is asked so often. */
export const requestsToAddress: Limit = { name: 'outsideAddress.asked', attempts: 3, seconds: DAY_SECONDS }
