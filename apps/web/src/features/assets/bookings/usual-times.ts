import type { Span } from '@praxis/domain/assets/asset-use'
import { addDays, type Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { momentAt, timeOfDayInTimeZone } from '@praxis/domain/calendar/moment-in-time-zone'

const HOUR_MS = 3_600_000
/** When days at the desk begin and end: what somebody books for days is theirs from morning to evening. */
const MORNING = 9 * 3600
const EVENING = 17 * 3600 + 1800

/** The full hour by the clocks of a time zone, in which a moment lies. */
export function hourOf(moment: number, timeZone: string): number {
  const date = new Date(moment)
  const seconds = timeOfDayInTimeZone(date, timeZone) % 3600
  return Math.floor(moment / 1000) * 1000 - seconds * 1000
}

const isoOf = (moment: number): string => new Date(moment).toISOString()

/**
 * The times of a booking from one day to another: from morning to evening, but not before this hour. What begins after the
 * last evening ends with the next one.
 */
export function usualTimes({ from, to }: { from: Day; to: Day }, now: number, timeZone: string): Span {
  const earliest = hourOf(now, timeZone)
  const start = Math.max(momentAt(from, MORNING, timeZone).getTime(), earliest)
  const evening = momentAt(to, EVENING, timeZone).getTime()
  const end = evening > start + HOUR_MS / 2 ? evening : momentAt(addDays(to, 1), EVENING, timeZone).getTime()
  return { from: isoOf(start), to: isoOf(end) }
}

/** The usual times as far as an asset is free then: less of the first or last day where somebody else has it. */
export function timesWithin(days: { from: Day; to: Day }, free: Span, now: number, timeZone: string): Span {
  const usual = usualTimes(days, now, timeZone)
  const from = usual.from > free.from ? usual.from : free.from
  const to = usual.to < free.to ? usual.to : free.to
  if (from < to) return { from, to }
  // Free only before the morning or after the evening: all of what is left of these days.
  const dayEnd = isoOf(momentAt(addDays(days.to, 1), 0, timeZone).getTime())
  const dayStart = isoOf(momentAt(days.from, 0, timeZone).getTime())
  return { from: dayStart > free.from ? dayStart : free.from, to: dayEnd < free.to ? dayEnd : free.to }
}

/** The days that a time touches; its end is exclusive. */
export const daysOfSpan = ({ from, to }: Span, timeZone: string): { from: Day; to: Day } => ({
  from: dayInTimeZone(new Date(from), timeZone),
  to: dayInTimeZone(new Date(Date.parse(to) - 1), timeZone),
})
