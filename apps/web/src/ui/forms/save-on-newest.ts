import { ApiError } from '@praxis/contract/protocol/caller'

const MOST_TRIES = 5

export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.reason === 'changedMeanwhile'

/** Saves on top of the known record and, when somebody else was first, on top of what they saved. */
export async function saveOnNewest<Kept, Done>(
  known: Kept,
  fetchNewest: () => Promise<Kept>,
  save: (record: Kept) => Promise<Done>,
): Promise<Done> {
  let record = known
  for (let tries = 1; ; tries += 1) {
    try {
      return await save(record)
    } catch (error) {
      if (!isChangedMeanwhile(error) || tries === MOST_TRIES) throw error
      record = await fetchNewest()
    }
  }
}
