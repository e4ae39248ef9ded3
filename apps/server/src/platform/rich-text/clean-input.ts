import type * as z from 'zod'
import { type CleanedHtml, cleanedHtml } from '../../../assets/clean-rich-text.mjs'
import type { Platform } from '../platform'
import { invalidField } from '../refusal'
import type { Caller } from '../shares/caller'
import { CLEANING, cleanOrRefused } from './clean-rich-text'
import { type FoundText, richTextsIn } from './rich-texts-in'

/** All texts together up to this length are cleaned at once: more would hold up everybody, less needs no thread. */
const LONGEST_ON_THE_SPOT = 8_000

const put = ({ path, shape, replace }: FoundText, cleaned: CleanedHtml): void => {
  // Cleaning makes some texts longer; one that has become too long is refused.
  const checked = shape.safeParse(cleanOrRefused(path, cleaned))
  if (!checked.success) throw invalidField(path, checked.error.issues[0]?.message ?? '')
  replace(checked.data as string)
}

/**
 * Makes the function that cleans the rich texts of an input where they stand; undefined for a shape without rich text.
 * It runs before the work has a connection, because it may have to wait.
 */
export const inputCleaner = (shape: z.ZodType, { shares, heavyWork }: Pick<Platform, 'shares' | 'heavyWork'>) => {
  const textsIn = richTextsIn(shape)
  if (!textsIn) return undefined
  const clean = async (texts: readonly string[], caller: Caller): Promise<readonly CleanedHtml[]> => {
    const length = texts.reduce((sum, text) => sum + text.length, 0)
    if (length <= LONGEST_ON_THE_SPOT) return texts.map((text) => cleanedHtml(text, CLEANING))
    const given = { texts, rules: CLEANING }
    return shares.cleaning.pass(caller, () => heavyWork.cleaning.run<CleanedHtml[]>(given, caller))
  }
  return async (input: unknown, caller: Caller): Promise<void> => {
    const found = textsIn(input)
    const cleaned = await clean(
      found.map(({ text }) => text),
      caller,
    )
    cleaned.forEach((result, index) => {
      const place = found[index]
      if (place) put(place, result)
    })
  }
}
