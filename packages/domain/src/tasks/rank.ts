/** The digits of ranks, in the order in which the database compares them. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const digitAt = (rank: string, index: number): number => (index < rank.length ? DIGITS.indexOf(rank.charAt(index)) : 0)

/**
 * A text that sorts between two others, as a number between two fractions: a thing can be put between any two others
 * without changing their ranks. A rank never ends in the lowest digit, so that there is always room before it.
 */
export const rankBetween = (before: string | null, after: string | null): string => {
  if (before !== null && after !== null && before >= after) throw new Error('ranks out of order')
  let rank = ''
  for (let index = 0; ; index += 1) {
    const low = digitAt(before ?? '', index)
    // Once the new rank is below `after`, only `before` limits it.
    const high = after === null || !after.startsWith(rank) ? DIGITS.length : digitAt(after, index)
    if (high - low > 1) return rank + DIGITS.charAt(low + Math.floor((high - low) / 2))
    rank += DIGITS.charAt(low)
  }
}

/** Ranks at the end are counted up in so many digits: millions of things can be appended before ranks become longer. */
const COUNTED = 4

/**
 * A rank behind the last one. Halving the room that is left, as between two ranks, would make ranks longer with every
 * few things that are appended.
 */
export const rankBehind = (last: string | null): string => {
  if (last === null) return rankBetween(null, null)
  for (let length = COUNTED; ; length += COUNTED)
    for (let index = length - 1; index >= 0; index -= 1) {
      const next = DIGITS.charAt(digitAt(last, index) + 1)
      if (next !== '') return last.padEnd(index, DIGITS.charAt(0)).slice(0, index) + next
    }
}

const spread = (before: string | null, after: string | null, count: number, into: string[]): void => {
  if (count === 0) return
  const middle = rankBetween(before, after)
  const left = Math.floor((count - 1) / 2)
  spread(before, middle, left, into)
  into.push(middle)
  spread(middle, after, count - 1 - left, into)
}

/** Ranks for so many things in a row, as short as possible with room between all of them. */
export const ranksFor = (count: number): string[] => {
  const ranks: string[] = []
  spread(null, null, count, ranks)
  return ranks
}
