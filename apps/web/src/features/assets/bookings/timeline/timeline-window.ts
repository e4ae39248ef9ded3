import { addDays, type Day, daysBetween, startOfWeek } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { firstMomentFrom } from '@praxis/domain/calendar/moment-from'

export const timelineSpans = ['week', 'fourWeeks'] as const
export type TimelineSpan = (typeof timelineSpans)[number]

const DAYS: Readonly<Record<TimelineSpan, number>> = { week: 7, fourWeeks: 28 }

/** The days that a timeline shows, by the clocks of a time zone. */
export interface TimelineWindow {
  readonly span: TimelineSpan
  readonly timeZone: string
  readonly days: readonly Day[]
  /** When each day begins, and when the last one ends: a day of summer time may have 23 or 25 hours. */
  readonly edges: readonly number[]
}

/** A stretch of the window, in parts of its width from 0 to 1. */
export interface Place {
  readonly left: number
  readonly width: number
}

/** Whole weeks from the one that holds the day. */
export function windowAt(span: TimelineSpan, day: Day, timeZone: string): TimelineWindow {
  const first = startOfWeek(day)
  const days = Array.from({ length: DAYS[span] }, (_, index) => addDays(first, index))
  const edges = [...days, addDays(first, DAYS[span])].map((each) => firstMomentFrom(each, 0, timeZone).getTime())
  return { span, timeZone, days, edges }
}

export const firstDayOf = ({ days: [first = ''] }: TimelineWindow): Day => first
export const lastDayOf = ({ days }: TimelineWindow): Day => days.at(-1) ?? ''

/** The first day of the window before or after. */
export const beside = (window: TimelineWindow, steps: -1 | 1): Day =>
  addDays(firstDayOf(window), steps * window.days.length)

/** The two moments that the window lies between, as the server is asked for them. */
export const momentsOfWindow = ({ edges }: TimelineWindow) => ({
  from: new Date(edges[0] ?? 0).toISOString(),
  to: new Date(edges.at(-1) ?? 0).toISOString(),
})

/** How many days of the window have passed at a moment, with the part of the day; its ends beyond them. */
export function daysUntil({ days, edges, timeZone }: TimelineWindow, moment: number): number {
  const [start = 0] = edges
  const end = edges.at(-1) ?? 0
  if (moment <= start) return 0
  if (moment >= end) return days.length
  const index = daysBetween(days[0] ?? '', dayInTimeZone(new Date(moment), timeZone))
  const from = edges[index] ?? start
  const to = edges[index + 1] ?? end
  return index + (moment - from) / (to - from)
}

export const placeOfDays = ({ days: { length } }: TimelineWindow, first: number, last: number): Place => ({
  left: first / length,
  width: (last - first) / length,
})

/** The index of the day at a place between 0 and 1; beyond the ends, the first or the last. */
export const dayIndexAt = ({ days: { length } }: TimelineWindow, place: number): number =>
  Math.max(0, Math.min(length - 1, Math.floor(place * length)))

export const percentPlace = ({ left, width }: Place) => ({ left: `${left * 100}%`, width: `${width * 100}%` })
