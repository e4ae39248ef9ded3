import { ApiError } from '@praxis/contract/protocol/caller'

const GONE_ENTRY = 'This entry no longer exists'

export const goneText = (count: number): string =>
  count === 1 ? GONE_ENTRY : `${count} of these entries no longer exist`

/** What is said where it is not known which entries are gone. */
export const someGoneText = (count: number): string =>
  count === 1 ? GONE_ENTRY : 'Some of these entries no longer exist'

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.reason === 'notFound'

/** A refusal in words of its own, where the catalogue's are too general. */
export const refusalIn = (words: string): ApiError => new ApiError(404, { reason: 'notFound' }, words)

/** Awaits the answer; 'not found' means that the entry was deleted, or that somebody else decides on it now. */
export async function orGone<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    throw isGone(error) ? refusalIn(GONE_ENTRY) : error
  }
}
