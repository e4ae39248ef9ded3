import { it } from 'vitest'

/** Whether everything runs that takes long, as it does every night. */
export const isLong = process.env.PRAXIS_LONG === '1'

/** A test that only the long run has: every other run has one of its kind. */
export const inLongRun = it.runIf(isLong)
