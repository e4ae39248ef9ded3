import type { PlanningLevel } from '@praxis/contract/planning/planning-rules'
import type { Load, TargetLoad } from '@praxis/contract/planning/planning-shapes'
import { type BookedTime, secondsWithin } from '../bookings/booking-days'
import type { WorkDays } from '../bookings/work-days'
import type { DateRange } from '../calendar/date-range'
import { type Day, daysBetween } from '../calendar/day'
import { intervalsBetween, snappedRange } from './intervals'

export interface LoadingBooking extends BookedTime {
  readonly isSoft: boolean
  /** How much of it counts as expected if it is soft, in hundredths of a percent: all on a project, nothing once lost. */
  readonly softShare: number
}

/** Bookings of somebody, or in a role, with the days of whoever fills it. */
export interface BookedDays {
  readonly bookings: readonly LoadingBooking[]
  readonly days: WorkDays
}

const WHOLE = 10_000

interface Intervals {
  readonly level: PlanningLevel
  readonly asked: DateRange
  /** All days of the intervals. */
  readonly range: DateRange
  readonly firstDays: readonly Day[]
  /** How many days each interval has. */
  readonly lengths: readonly number[]
}

const madeIntervals = (asked: DateRange, level: PlanningLevel): Intervals => {
  const range = snappedRange(asked, level)
  const firstDays = intervalsBetween(range.from, range.to, level)
  const starts = firstDays.map((day) => daysBetween(range.from, day))
  const end = daysBetween(range.from, range.to) + 1
  return { level, asked, range, firstDays, lengths: starts.map((start, index) => (starts[index + 1] ?? end) - start) }
}

let lastMade: Intervals | undefined

/** The rows of a page all ask for the same intervals, and to write their days takes longer than to count a row. */
const intervalsOf = (asked: DateRange, level: PlanningLevel): Intervals => {
  const isSame = lastMade?.level === level && lastMade.asked.from === asked.from && lastMade.asked.to === asked.to
  if (!lastMade || !isSame) lastMade = madeIntervals({ from: asked.from, to: asked.to }, level)
  return lastMade
}

/** Adds the days of each interval, each so many times, to its sum; the first interval begins at `first` of the days. */
const addByInterval = (
  sums: number[],
  { lengths }: Intervals,
  daily: readonly number[],
  first: number,
  times: number,
): void => {
  let day = first
  for (let index = 0; index < lengths.length; index += 1) {
    let sum = 0
    for (const end = day + (lengths[index] ?? 0); day < end; day += 1) sum += daily[day] ?? 0
    sums[index] = (sums[index] ?? 0) + sum * times
  }
}

/** Soft bookings that count as much as each other are counted together. */
const softByShare = (bookings: readonly LoadingBooking[]): Map<number, LoadingBooking[]> => {
  const byShare = new Map<number, LoadingBooking[]>()
  for (const booking of bookings) {
    if (!booking.isSoft) continue
    const same = byShare.get(booking.softShare)
    if (same) same.push(booking)
    else byShare.set(booking.softShare, [booking])
  }
  return byShare
}

/** A number for each interval. */
interface Sums {
  readonly contracted: number[]
  readonly capacity: number[]
  readonly hard: number[]
  readonly soft: number[]
  /** Soft time by its share, in seconds times WHOLE: exact, as it is rounded only once all is summed. */
  readonly expected: number[]
}

const sumsOf = (rows: Iterable<BookedDays>, intervals: Intervals): Sums => {
  const zeros = () => intervals.lengths.map(() => 0)
  const sums = { contracted: zeros(), capacity: zeros(), hard: zeros(), soft: zeros(), expected: zeros() }
  for (const { bookings, days } of rows) {
    const first = daysBetween(days.from, intervals.range.from)
    addByInterval(sums.contracted, intervals, days.contracted, first, 1)
    addByInterval(sums.capacity, intervals, days.capacity, first, 1)
    const hard = bookings.filter(({ isSoft }) => !isSoft)
    if (hard.length > 0) addByInterval(sums.hard, intervals, secondsWithin(hard, days, intervals.range), 0, 1)
    for (const [share, soft] of softByShare(bookings)) {
      const daily = secondsWithin(soft, days, intervals.range)
      addByInterval(sums.soft, intervals, daily, 0, 1)
      addByInterval(sums.expected, intervals, daily, 0, share)
    }
  }
  return sums
}

/** Hard time, and the expected part of soft time; half a second and more counts as a whole one. */
const weightedAt = ({ hard, expected }: Sums, index: number): number => {
  const ofSoft = expected[index] ?? 0
  const rest = ofSoft % WHOLE
  return (hard[index] ?? 0) + (ofSoft - rest) / WHOLE + (rest * 2 >= WHOLE ? 1 : 0)
}

/** What several people, or one, have to work and are booked for together; intervals without anything are left out. */
export const loadsOfAll = (rows: Iterable<BookedDays>, level: PlanningLevel, shown: DateRange): Map<Day, Load> => {
  const intervals = intervalsOf(shown, level)
  const sums = sumsOf(rows, intervals)
  const loads = new Map<Day, Load>()
  intervals.firstDays.forEach((day, index) => {
    const contracted = sums.contracted[index] ?? 0
    const capacity = sums.capacity[index] ?? 0
    const hard = sums.hard[index] ?? 0
    const soft = sums.soft[index] ?? 0
    if (contracted + capacity + hard + soft === 0) return
    loads.set(day, { contracted, capacity, hard, soft, weighted: weightedAt(sums, index) })
  })
  return loads
}

/**
 * What somebody has to work and is booked for, by the first day of each interval that the shown days touch. The days
 * have to be known for whole intervals, and for the whole of bookings by total.
 */
export const loadsOfDays = (
  bookings: readonly LoadingBooking[],
  days: WorkDays,
  level: PlanningLevel,
  shown: DateRange,
): Map<Day, Load> => loadsOfAll([{ bookings, days }], level, shown)

/** What is booked in the roles of a project or opportunity; intervals without any booked time are left out. */
export const targetLoads = (
  roles: Iterable<BookedDays>,
  level: PlanningLevel,
  shown: DateRange,
): Map<Day, TargetLoad> => {
  const intervals = intervalsOf(shown, level)
  const sums = sumsOf(roles, intervals)
  const loads = new Map<Day, TargetLoad>()
  intervals.firstDays.forEach((day, index) => {
    const hard = sums.hard[index] ?? 0
    const soft = sums.soft[index] ?? 0
    if (hard + soft > 0) loads.set(day, { hard, soft, weighted: weightedAt(sums, index) })
  })
  return loads
}
