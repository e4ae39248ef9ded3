import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  endOfWeek,
  startOfMonth,
  startOfWeek,
} from '@praxis/domain/calendar/day'
import { monthName } from '../../../ui/dates/month-text'
import type { GanttScale } from './gantt-scales'

/** A stretch of days laid out from left to right; it begins on a Monday. */
export interface TimeAxis {
  readonly scale: GanttScale
  readonly first: Day
  readonly days: number
  readonly dayWidth: number
}

export interface Tick {
  readonly day: Day
  readonly x: number
  readonly width: number
  readonly label: string
}

const DAY_WIDTHS: Readonly<Record<GanttScale, number>> = { day: 36, week: 12, month: 4 }
/** Days on both sides of the tasks, to move bars to. */
const MARGIN_DAYS: Readonly<Record<GanttScale, number>> = { day: 21, week: 70, month: 210 }
/** A task dated centuries away must not make the chart as wide. */
const FARTHEST_YEARS = 10

interface Dated {
  readonly startDate: Day | null
  readonly endDate: Day | null
}

export function timeAxis(scale: GanttScale, dated: readonly Dated[], today: Day): TimeAxis {
  let [first, last] = [today, today]
  for (const { startDate, endDate } of dated) {
    for (const day of [startDate, endDate]) {
      if (day === null) continue
      if (day < first) first = day
      if (day > last) last = day
    }
  }
  const [earliest, latest] = [addMonths(today, -12 * FARTHEST_YEARS), addMonths(today, 12 * FARTHEST_YEARS)]
  first = startOfWeek(addDays(first < earliest ? earliest : first, -MARGIN_DAYS[scale]))
  last = endOfWeek(addDays(last > latest ? latest : last, MARGIN_DAYS[scale]))
  return { scale, first, days: daysBetween(first, last) + 1, dayWidth: DAY_WIDTHS[scale] }
}

/** The place at which a day begins. */
export const xOf = ({ first, dayWidth }: TimeAxis, day: Day): number => daysBetween(first, day) * dayWidth

export const dayAt = ({ first, dayWidth, days }: TimeAxis, x: number): Day =>
  addDays(first, Math.max(0, Math.min(days - 1, Math.floor(x / dayWidth))))

const startOfYear = (day: Day): Day => `${day.slice(0, 4)}-01-01`

interface Period {
  readonly startOf: (day: Day) => Day
  readonly next: (start: Day) => Day
  readonly label: (start: Day) => string
}

const DAYS: Period = { startOf: (day) => day, next: (day) => addDays(day, 1), label: (day) => day.slice(8) }
const WEEKS: Period = { startOf: startOfWeek, next: (day) => addDays(day, 7), label: (day) => day.slice(8) }
const MONTHS_SHORT: Period = {
  startOf: startOfMonth,
  next: (day) => addMonths(day, 1),
  label: (day) => monthName(day).slice(0, 3),
}
const MONTHS_LONG: Period = { ...MONTHS_SHORT, label: (day) => `${monthName(day)} ${day.slice(0, 4)}` }
const YEARS: Period = { startOf: startOfYear, next: (day) => addMonths(day, 12), label: (day) => day.slice(0, 4) }

const PERIODS: Readonly<Record<GanttScale, { readonly major: Period; readonly minor: Period }>> = {
  day: { major: MONTHS_LONG, minor: DAYS },
  week: { major: MONTHS_LONG, minor: WEEKS },
  month: { major: YEARS, minor: MONTHS_SHORT },
}

function ticksOf(axis: TimeAxis, { startOf, next, label }: Period, fromX: number, toX: number): Tick[] {
  const ticks: Tick[] = []
  const last = dayAt(axis, toX)
  for (let day = startOf(dayAt(axis, fromX)); day <= last; day = next(day)) {
    const x = Math.max(0, xOf(axis, day))
    ticks.push({ day, x, width: xOf(axis, next(day)) - x, label: label(day) })
  }
  return ticks
}

/** The width of a character of the head, with some to spare. */
const CHARACTER_WIDTH = 7.4
const LABEL_PADDING = 16

/** The longest way to write a month or a year that has room; nothing rather than a part of it. */
export function labelWithin(label: string, room: number): string {
  const [month = '', year] = label.split(' ')
  const short = month.slice(0, 3)
  const ways = year === undefined ? [label] : [label, `${short} ${year}`, short]
  return ways.find((way) => way.length * CHARACTER_WIDTH + LABEL_PADDING <= room) ?? ''
}

/** The ticks in the head of the chart, only those in sight. */
export const ticksBetween = (axis: TimeAxis, fromX: number, toX: number) => ({
  major: ticksOf(axis, PERIODS[axis.scale].major, fromX, toX),
  minor: ticksOf(axis, PERIODS[axis.scale].minor, fromX, toX),
})
