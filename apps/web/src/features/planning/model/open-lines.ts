import type { Booking } from '@praxis/contract/planning/bookings'
import type { PlanningLevel } from '@praxis/contract/planning/planning-rules'
import type { Day } from '@praxis/domain/calendar/day'
import { enteredTextOfDuration } from '@praxis/domain/durations/duration'
import { secondsByLine } from '@praxis/domain/planning/booked-lines'
import type { LoadingBooking } from '@praxis/domain/planning/load'
import { daysFor, loading, shownDays } from './booking-edits'
import type { Column } from './plan-axis'
import type { BookedTarget, BookingInRow, PlanRow } from './plan-row'

/** What a row has booked on one target, hard or soft; the last of many is all the others together. */
export interface OpenLine {
  readonly key: string
  readonly name: string
  /** 'hard', or 'soft, 50%' where it counts as much as it is likely. */
  readonly note: string
  /** Undefined of several. */
  readonly target: BookedTarget | undefined
  readonly seconds: ReadonlyMap<Day, number>
}

const MOST_LINES = 8

const keyOf = ({ booking, target }: BookingInRow): string => `${booking.type} ${target.id}`

function noteOf(type: Booking['type'], { probability }: BookedTarget): string {
  return type === 'soft' && probability !== null ? `soft, ${Math.round(probability * 100)}%` : type
}

/** One of the bookings of each line: hard ones first, by name, so that they stay in place while bookings are moved. */
function firstOfLines({ bookings = [] }: PlanRow): readonly BookingInRow[] {
  const byKey = new Map(bookings.map((each) => [keyOf(each), each]))
  return [...byKey.values()].toSorted(
    (a, b) => a.booking.type.localeCompare(b.booking.type) || a.target.name.localeCompare(b.target.name),
  )
}

/** Whether lines can be told of a row: of a project or its own page the days of those who are booked are not known. */
const hasLines = ({ days, bookings, target }: PlanRow): boolean =>
  days !== undefined && bookings !== undefined && target === undefined

/** A person has their capacity and what is free besides. */
const SUMS = 2

/** How many lines an open row has below its bars. */
export function countOfLines(row: PlanRow): number {
  if (!hasLines(row)) return 0
  const targets = new Set(row.bookings?.map(keyOf)).size
  return Math.min(targets, MOST_LINES) + (row.kind === 'person' ? SUMS : 0)
}

function allOf(lines: readonly OpenLine[]): OpenLine {
  const seconds = new Map<Day, number>()
  for (const line of lines) for (const [day, some] of line.seconds) seconds.set(day, (seconds.get(day) ?? 0) + some)
  return { key: 'others', name: `${lines.length} more`, note: '', target: undefined, seconds }
}

/**
 * The lines of an open row. What is counted are its bookings, or what these become of while one is dragged: the lines
 * stay those that there were until it is let go.
 */
export function openLines(
  row: PlanRow,
  counted: readonly BookingInRow[] | undefined,
  level: PlanningLevel,
): readonly OpenLine[] {
  const { days } = row
  if (!days || !hasLines(row)) return []
  const firsts = firstOfLines(row)
  const byKey = new Map<string, LoadingBooking[]>(firsts.map((each) => [keyOf(each), []]))
  for (const each of counted ?? []) byKey.get(keyOf(each))?.push(loading(each))
  const known = (counted ?? []).reduce(daysFor, days)
  const seconds = secondsByLine(byKey, known, level, shownDays(days))
  const lines = firsts.map((each): OpenLine => {
    const { booking, target } = each
    const key = keyOf(each)
    return {
      key,
      name: target.name,
      note: noteOf(booking.type, target),
      target,
      seconds: seconds.get(key) ?? new Map(),
    }
  })
  return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), allOf(lines.slice(MOST_LINES - 1))] : lines
}

/** The figures of a column, of one line below the other; empty where nothing is known yet. */
export interface LineFigures {
  readonly booked: readonly string[]
  readonly capacity: string
  readonly free: string
  readonly isOver: boolean
  /** All of them in words. */
  readonly words: string
}

const MINUTE = 60
const MINUTES_AN_HOUR = 60
const NONE = '–'
const exact = (seconds: number): string => enteredTextOfDuration(seconds).replace('-', '−')

/** '7:30': the columns of days have no room for more; the words are exact. */
function onClock(seconds: number): string {
  const minutes = Math.round(Math.abs(seconds) / MINUTE)
  const [hours, rest] = [Math.floor(minutes / MINUTES_AN_HOUR), minutes % MINUTES_AN_HOUR]
  return `${seconds < 0 ? '−' : ''}${hours}:${String(rest).padStart(2, '0')}`
}

const short = (seconds: number, level: PlanningLevel): string => (level === 'day' ? onClock(seconds) : exact(seconds))

export function lineFigures(
  row: PlanRow,
  lines: readonly OpenLine[],
  level: PlanningLevel,
  { day, last }: Column,
): LineFigures | undefined {
  const load = row.loads[day]
  const { from, to } = row.days ? shownDays(row.days) : { from: last, to: day }
  if (!load && (day < from || last > to)) return undefined
  const { capacity = 0, weighted = 0 } = load ?? {}
  const free = capacity - weighted
  const isClosed = capacity === 0 && weighted === 0
  const booked = lines.map(({ seconds }) => (load && seconds.get(day)) || 0)
  const words = [
    ...lines.flatMap(({ name, note }, place) => {
      const seconds = booked[place] ?? 0
      return seconds === 0 ? [] : [`${[name, note].filter(Boolean).join(', ')}: ${exact(seconds)}`]
    }),
    ...(row.kind === 'person' ? [isClosed ? 'no capacity' : `capacity ${exact(capacity)}, free ${exact(free)}`] : []),
  ]
  return {
    booked: booked.map((seconds) => (seconds === 0 ? NONE : short(seconds, level))),
    capacity: capacity === 0 ? NONE : short(capacity, level),
    free: isClosed ? NONE : short(free, level),
    isOver: free < 0,
    words: words.join('; '),
  }
}
