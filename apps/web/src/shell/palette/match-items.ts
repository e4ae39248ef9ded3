import { hasBeginnings, startsWith } from '../../ui/keys/match-rank'
import type { PaletteItem } from './palette-context'

export const BEST_RANK = 1
/** The rank of a record found by its feature's search in words that are not shown. */
const FOUND_OTHERWISE = 5

/** How well an item fits the typed text: by the start of its label, its words, keywords, description, or all of it. */
function rankOf(item: PaletteItem, typed: string): number | undefined {
  const { label, keywords = '', description = '' } = item
  if (startsWith(label, typed)) return 0
  if (hasBeginnings(label, typed)) return BEST_RANK
  if (hasBeginnings(keywords, typed)) return 2
  if (hasBeginnings(description, typed)) return 3
  return hasBeginnings(`${label} ${keywords} ${description}`, typed) ? 4 : undefined
}

export interface RankedItem {
  readonly item: PaletteItem
  readonly rank: number
}

interface Source {
  readonly group: string
  readonly items: readonly PaletteItem[]
  /** The source's own search has found the items: all of them fit. */
  readonly isFound?: boolean
}

export interface PaletteGroup {
  readonly label: string
  readonly items: readonly RankedItem[]
}

const MOST_OF_A_GROUP = 8

/** The items that fit, in their groups: the best first in each, and first of all the group with the best. */
export function matchSources(sources: readonly Source[], query: string): PaletteGroup[] {
  const typed = query.trim()
  const groups = new Map<string, RankedItem[]>()
  for (const { group, items, isFound = false } of sources) {
    const ranked = items.flatMap((item) => {
      const rank = typed === '' ? 0 : (rankOf(item, typed) ?? (isFound ? FOUND_OTHERWISE : undefined))
      return rank === undefined ? [] : [{ item, rank }]
    })
    groups.set(group, [...(groups.get(group) ?? []), ...ranked])
  }
  return [...groups]
    .filter(([, items]) => items.length > 0)
    .map(([label, items]) => ({
      label,
      items: items.sort((a, b) => a.rank - b.rank).slice(0, MOST_OF_A_GROUP),
    }))
    .sort((a, b) => (a.items[0]?.rank ?? 0) - (b.items[0]?.rank ?? 0))
}
