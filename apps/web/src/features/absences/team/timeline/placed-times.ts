import type { AbsenceSpan, AwayTime, CalendarMarking } from '@praxis/contract/absences/absence-shapes'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { daysBetween } from '@praxis/domain/calendar/day'
import { daysIn, type Place } from './calendar-window'

/** Where a time lies in the window, half a day wide for a half; undefined when none of it is in the window. */
export function placeOfSpan(window: DateRange, { from, to, datePart }: AbsenceSpan): Place | undefined {
  if (to < window.from || from > window.to) return undefined
  const days = daysIn(window)
  if (datePart !== 'fullDay')
    return { left: (daysBetween(window.from, from) + (datePart === 'pm' ? 0.5 : 0)) / days, width: 0.5 / days }
  const first = Math.max(0, daysBetween(window.from, from))
  const last = Math.min(days, daysBetween(window.from, to) + 1)
  return { left: first / days, width: (last - first) / days }
}

export const spansMeet = (one: DateRange, other: DateRange): boolean => one.from <= other.to && other.from <= one.to

/** Half the height each where an absence and a marking lie on the same days, so that both can be pressed. */
export type Lane = 'whole' | 'upper' | 'lower'

export type PlacedTime = { readonly place: Place; readonly lane: Lane } & (
  | { readonly kind: 'absence'; readonly time: AwayTime }
  | { readonly kind: 'marking'; readonly time: CalendarMarking }
)

/** What is drawn in somebody's row. */
export function placedTimes(
  window: DateRange,
  absences: readonly AwayTime[],
  markings: readonly CalendarMarking[],
): PlacedTime[] {
  const placed: PlacedTime[] = []
  for (const time of absences) {
    const place = placeOfSpan(window, time)
    const lane = markings.some((marking) => spansMeet(time, marking)) ? 'upper' : 'whole'
    if (place) placed.push({ kind: 'absence', time, place, lane })
  }
  for (const time of markings) {
    const place = placeOfSpan(window, time)
    const lane = absences.some((absence) => spansMeet(time, absence)) ? 'lower' : 'whole'
    if (place) placed.push({ kind: 'marking', time, place, lane })
  }
  return placed
}
