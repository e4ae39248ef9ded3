/** In the order in which the database compares them. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const digitAt = (rank: string, index: number): number => (index < rank.length ? DIGITS.indexOf(rank.charAt(index)) : 0)

/**
 * A text that sorts between two others, as a number between two fractions: something can be put between any two things
 * without touching either. Never ends in the lowest digit, so that there is always room before it.
 */
export const rankBetween = (before: string | null, after: string | null): string => {
  if (before !== null && after !== null && before >= after) throw new Error('ranks out of order')
  let rank = ''
  for (let index = 0; ; index += 1) {
    const low = digitAt(before ?? '', index)
    // Once the new rank is below the upper one, only the lower one limits it.
    const high = after === null || !after.startsWith(rank) ? DIGITS.length : digitAt(after, index)
    if (high - low > 1) return rank + DIGITS.charAt(low + Math.floor((high - low) / 2))
    rank += DIGITS.charAt(low)
  }
}

/** So many digits are counted in: behind one rank there is room for millions before ranks become longer. */
const COUNTED = 4

/**
 * Behind the last one. Half of what is left behind it would soon be little: ranks would be longer with every few things that
 * are added, and had to be given anew.
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

/** Ranks for so many things in a row, as short as they can be with room between all of them. */
export const ranksFor = (count: number): string[] => {
  const ranks: string[] = []
  spread(null, null, count, ranks)
  return ranks
}
