/** The top of each of some rows, one below the other, and after them the bottom of the last one. */
export function topsOf(heights: readonly number[]): number[] {
  const tops = [0]
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height)
  return tops
}

/** The row at a place; beyond the rows, the first or last one. */
export function rowAt(tops: readonly number[], place: number): number {
  let first = 0
  let last = Math.max(0, tops.length - 2)
  while (first < last) {
    const middle = Math.ceil((first + last) / 2)
    if ((tops[middle] ?? 0) <= place) first = middle
    else last = middle - 1
  }
  return first
}

/** The rows in sight with some more at both ends, and one that is always rendered. */
export function rowsToDraw(
  count: number,
  { first, last }: { readonly first: number; readonly last: number },
  more: number,
  kept: number,
): number[] {
  const from = Math.max(0, first - more)
  const to = Math.min(count - 1, last + more)
  const rows = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  if (kept < 0 || kept >= count || (kept >= from && kept <= to)) return rows
  return kept < from ? [kept, ...rows] : [...rows, kept]
}
