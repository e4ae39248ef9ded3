import type { AssetUse } from '@praxis/contract/assets/asset-shapes'
import { heldUntil } from '@praxis/domain/assets/asset-use'
import { daysUntil, type Place, placeOfDays, type TimelineWindow } from './timeline-window'

/** What the bar of a use says by its looks: promised, waiting, with somebody for good, not back in time, or over. */
export type UseLook = 'booked' | 'waiting' | 'person' | 'overdue' | 'over'

export interface PlacedUse {
  readonly use: AssetUse
  readonly look: UseLook
  readonly place: Place
}

function lookOf(use: AssetUse, now: number): UseLook {
  if (use.isOverdue) return 'overdue'
  if (use.isWaiting) return 'waiting'
  if (use.returnedAt !== null) return 'over'
  if (use.kind === 'assignment') return 'person'
  return use.takenAt === null && use.to !== null && Date.parse(use.to) <= now ? 'over' : 'booked'
}

/** When the bar of a use ends: what is not back yet reaches to now at least. */
function endOf(use: AssetUse, now: number): number {
  const until = heldUntil(use)
  if (until === null) return Number.POSITIVE_INFINITY
  return use.isOverdue ? Math.max(now, Date.parse(until)) : Date.parse(until)
}

/**
 * Where the uses of an asset lie in the window. Over four weeks a day is too narrow for its hours, so that bars take whole
 * days; where two share a day, each takes its own part of it.
 */
export function placedUses(window: TimelineWindow, uses: readonly AssetUse[], now: number): PlacedUse[] {
  const [start = 0] = window.edges
  const end = window.edges.at(-1) ?? 0
  const bars = uses
    .map((use) => ({ use, from: Date.parse(use.from), to: endOf(use, now) }))
    .filter(({ from, to }) => from < end && to > start && to > from)
    .sort((one, other) => one.from - other.from)
    .map(({ use, from, to }) => ({ use, first: daysUntil(window, from), last: daysUntil(window, to) }))
  const isExact = window.span === 'week'
  return bars.map(({ use, first, last }, index) => {
    const before = bars[index - 1]
    const after = bars[index + 1]
    const sharesFirst = before !== undefined && Math.ceil(before.last) > Math.floor(first)
    const sharesLast = after !== undefined && Math.floor(after.first) < Math.ceil(last)
    const left = isExact || sharesFirst ? first : Math.floor(first)
    const right = isExact || sharesLast ? last : Math.ceil(last)
    return { use, look: lookOf(use, now), place: placeOfDays(window, left, right) }
  })
}
