const foldedWords = (text: string): string[] => fold(text).split(/[\s,/()–-]+/)

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()

/** How well a text fits what was typed, from 0: it begins so, its words begin so, it has it somewhere. Undefined: not at all. */
export function matchRank(text: string, typed: string): number | undefined {
  const wanted = fold(typed)
  if (fold(text).startsWith(wanted)) return 0
  if (haveBeginnings(text, typed)) return 1
  return fold(text).includes(wanted) ? 2 : undefined
}

/** Every word typed begins a word of the text, in any order. */
function haveBeginnings(text: string, typed: string): boolean {
  const known = foldedWords(text)
  return foldedWords(typed).every((word) => known.some((each) => each.startsWith(word)))
}

/** What fits what was typed, the best first. */
export function bestFirst<Item>(items: readonly Item[], rankOf: (item: Item) => number | undefined): Item[] {
  return items
    .map((item) => ({ item, rank: rankOf(item) }))
    .filter((each): each is { item: Item; rank: number } => each.rank !== undefined)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
