const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()

const wordsOf = (text: string): string[] => fold(text).split(/[\s,/()–-]+/)

export const startsWith = (text: string, typed: string): boolean => fold(text).startsWith(fold(typed))

/** Whether every typed word begins a word of the text, in any order. */
export function hasBeginnings(text: string, typed: string): boolean {
  const known = wordsOf(text)
  return wordsOf(typed).every((word) => known.some((each) => each.startsWith(word)))
}

/** How well a text fits what was typed, from 0: it begins so, its words begin so, it has it somewhere. Undefined: not at all. */
export function matchRank(text: string, typed: string): number | undefined {
  if (startsWith(text, typed)) return 0
  if (hasBeginnings(text, typed)) return 1
  return fold(text).includes(fold(typed)) ? 2 : undefined
}

/** The items that fit what was typed, the best first. */
export function bestFirst<Item>(items: readonly Item[], rankOf: (item: Item) => number | undefined): Item[] {
  return items
    .flatMap((item) => {
      const rank = rankOf(item)
      return rank === undefined ? [] : [{ item, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
