import type { DateRange } from '@praxis/domain/calendar/date-range'
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  partsOfDay,
  startOfMonth,
  startOfWeek,
  weekdayOf,
} from '@praxis/domain/calendar/day'

export const windowSpans = ['month', 'threeMonths', 'year'] as const
export type WindowSpan = (typeof windowSpans)[number]

export const SPAN_LABELS: Readonly<Record<WindowSpan, string>> = {
  month: 'Month',
  threeMonths: 'Three months',
  year: 'Year',
}

const MONTHS: Readonly<Record<WindowSpan, number>> = { month: 1, threeMonths: 3, year: 12 }

/** Whole months from the one that holds the day: the calendar of a team starts with this month and two more. */
export function windowAt(span: WindowSpan, day: Day): DateRange {
  const from = startOfMonth(day)
  return { from, to: addDays(addMonths(from, MONTHS[span]), -1) }
}

/** The window before or after; a year moves by years, the others by a month. */
export const windowBeside = (span: WindowSpan, { from }: DateRange, steps: -1 | 1): DateRange =>
  windowAt(span, addMonths(from, steps * (span === 'year' ? 12 : 1)))

export const daysIn = ({ from, to }: DateRange): number => daysBetween(from, to) + 1

const MONTH_NAMES = 'January February March April May June July August September October November December'.split(' ')

/** A stretch of the window, in parts of its width from 0 to 1. */
export interface Place {
  readonly left: number
  readonly width: number
}

export interface Tick extends Place {
  readonly day: Day
  readonly label: string
}

const tickAt = (window: DateRange, day: Day, next: Day, label: string): Tick => {
  const days = daysIn(window)
  const first = Math.max(0, daysBetween(window.from, day))
  const last = Math.min(days, daysBetween(window.from, next))
  return { day, label, left: first / days, width: (last - first) / days }
}

export function monthTicks(window: DateRange): Tick[] {
  const ticks: Tick[] = []
  for (let day = startOfMonth(window.from); day <= window.to; day = addMonths(day, 1)) {
    const { month, year } = partsOfDay(day)
    ticks.push(tickAt(window, day, addMonths(day, 1), `${MONTH_NAMES[month - 1]} ${year}`))
  }
  return ticks
}

/** The Mondays of the window. */
export function weekTicks(window: DateRange): Tick[] {
  const ticks: Tick[] = []
  const first = startOfWeek(window.from)
  for (let day = first < window.from ? addDays(first, 7) : first; day <= window.to; day = addDays(day, 7))
    ticks.push(tickAt(window, day, addDays(day, 7), day.slice(8)))
  return ticks
}

/** The days of the window on which nobody works by the week alone. */
export function weekendPlaces(window: DateRange): Tick[] {
  const ticks: Tick[] = []
  for (let day = addDays(startOfWeek(window.from), 5); day <= window.to; day = addDays(day, 7)) {
    const first = day < window.from ? window.from : day
    if (weekdayOf(first) === 1 || weekdayOf(first) === 7) ticks.push(tickAt(window, first, addDays(day, 2), ''))
  }
  return ticks
}

/** The place of one day; undefined outside the window. */
export const placeOfDay = (window: DateRange, day: Day): Place | undefined =>
  day < window.from || day > window.to ? undefined : tickAt(window, day, addDays(day, 1), '')

/** The day at a place between 0 and 1; beyond the ends, the first or the last. */
export const dayAtPlace = (window: DateRange, place: number): Day =>
  addDays(window.from, Math.max(0, Math.min(daysIn(window) - 1, Math.floor(place * daysIn(window)))))
