import { ApiError } from '@praxis/contract/client'

export const CHANGED_ELSEWHERE = 'This was changed elsewhere meanwhile.'

/** Refused because it is no longer what the person saw. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.reason === 'changedMeanwhile'
