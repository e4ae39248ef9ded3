import type { AssetState } from '@praxis/contract/assets/asset-rules'
import type { AssetUse } from '@praxis/contract/assets/asset-shapes'
import { freeTimes, type Span } from '@praxis/domain/assets/asset-use'
import type { Day } from '@praxis/domain/calendar/day'
import { hourOf, timesWithin } from '../usual-times'
import type { TimelineWindow } from './timeline-window'

interface OnTimeline {
  readonly standing: { readonly state: AssetState }
  readonly uses: readonly AssetUse[]
}

/** The times of the window that can still be booked; none of what is with a person or retired. */
export function bookableTimes({ standing, uses }: OnTimeline, window: TimelineWindow, now: number): readonly Span[] {
  if (standing.state === 'withPerson' || standing.state === 'retired') return []
  const from = Math.max(window.edges[0] ?? 0, hourOf(now, window.timeZone))
  const to = window.edges.at(-1) ?? 0
  if (from >= to) return []
  return freeTimes(uses, { from: new Date(from).toISOString(), to: new Date(to).toISOString() })
}

/** The free time that takes most of a day, if any of it is free. */
export function freeTimeOn(times: readonly Span[], { edges }: TimelineWindow, dayIndex: number): Span | undefined {
  const [start, end] = [edges[dayIndex] ?? 0, edges[dayIndex + 1] ?? 0]
  const overlap = ({ from, to }: Span) => Math.min(Date.parse(to), end) - Math.max(Date.parse(from), start)
  return times
    .filter((time) => overlap(time) > 0)
    .reduce<Span | undefined>((best, time) => (best && overlap(best) >= overlap(time) ? best : time), undefined)
}

/** The days of a free time, as places in the window. */
export function dayIndexesOf({ from, to }: Span, { edges }: TimelineWindow): { first: number; last: number } {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  const first = edges.findLastIndex((edge) => edge <= start)
  const last = edges.findLastIndex((edge) => edge < end)
  return { first: Math.max(0, first), last: Math.min(edges.length - 2, last) }
}

/** Some days of a free time as they are booked: from morning to evening, as far as they are free. */
export function bookingOn(free: Span, window: TimelineWindow, first: number, last: number, now: number): Span {
  const days: { from: Day; to: Day } = { from: window.days[first] ?? '', to: window.days[last] ?? '' }
  return timesWithin(days, free, now, window.timeZone)
}
