import { type Day, dayNumber, daysBetween } from '../calendar/day'
import { roundedQuotient } from '../money/rounded-quotient'
import type { WorkDays } from './work-days'

/** When a booking is and how much of each day it takes: exactly one of the three amounts says that. */
export interface BookedTime {
  readonly startDate: Day
  readonly endDate: Day
  readonly secondsPerDay: number | null
  readonly totalSeconds: number | null
  /** Of contracted time, in hundredths of a percent. */
  readonly percentage: number | null
}

const WHOLE = 10_000

const shareOf = (contracted: number, percentage: number): number => {
  const product = contracted * percentage
  if (product > Number.MAX_SAFE_INTEGER) return roundedQuotient(BigInt(contracted) * BigInt(percentage), BigInt(WHOLE))
  return (product - (product % WHOLE)) / WHOLE + (product % WHOLE >= WHOLE / 2 ? 1 : 0)
}

/** The places of a booking’s days among those that are known; `start` is the number of the first known day. */
const boundsIn = ({ capacity }: WorkDays, start: number, { startDate, endDate }: BookedTime) => {
  const first = dayNumber(startDate) - start
  const last = dayNumber(endDate) - start
  if (first < 0 || last >= capacity.length) throw new RangeError('The days of a booking are not all known')
  return { first, last }
}

const daysThatCarry = ({ capacity }: WorkDays, first: number, last: number): number => {
  let count = 0
  for (let index = first; index <= last; index += 1) if ((capacity[index] ?? 0) > 0) count += 1
  return count
}

/** What a total gives to each day that carries; odd seconds go to the earlier of them. */
const dealtOut = (totalSeconds: number, days: WorkDays, first: number, last: number) => {
  const count = daysThatCarry(days, first, last)
  const each = count === 0 ? 0 : Math.floor(totalSeconds / count)
  return { each, odd: count === 0 ? 0 : totalSeconds - each * count }
}

/** One loop for all amounts, as the days of whole firms over years go through it. */
const addBooking = (seconds: number[], offset: number, booking: BookedTime, days: WorkDays, start: number): void => {
  const { capacity, contracted } = days
  const { percentage, totalSeconds } = booking
  const { first, last } = boundsIn(days, start, booking)
  const dealt = totalSeconds === null ? undefined : dealtOut(totalSeconds, days, first, last)
  const each = dealt?.each ?? booking.secondsPerDay ?? 0
  let odd = dealt?.odd ?? 0
  for (let index = first; index <= last; index += 1) {
    if ((capacity[index] ?? 0) === 0) continue
    const ofDay = percentage === null ? each : shareOf(contracted[index] ?? 0, percentage)
    seconds[index - offset] = (seconds[index - offset] ?? 0) + (odd > 0 ? ofDay + 1 : ofDay)
    odd -= 1
  }
}

/** The seconds of a booking on each of its days. Days without capacity carry nothing, others all of theirs. */
export const secondsByDay = (booking: BookedTime, days: WorkDays): number[] => {
  const seconds = new Array<number>(daysBetween(booking.startDate, booking.endDate) + 1).fill(0)
  addBooking(seconds, daysBetween(days.from, booking.startDate), booking, days, dayNumber(days.from))
  return seconds
}

/** The seconds of all bookings of a role on each of the known days. */
export const secondsOfRole = (bookings: readonly BookedTime[], days: WorkDays): number[] => {
  const seconds = new Array<number>(days.capacity.length).fill(0)
  const start = dayNumber(days.from)
  for (const booking of bookings) addBooking(seconds, 0, booking, days, start)
  return seconds
}

/** The part of a booking by total that nobody works, because none of its days has capacity. */
export const secondsNotCarried = (booking: BookedTime, days: WorkDays): number => {
  const { first, last } = boundsIn(days, dayNumber(days.from), booking)
  return booking.totalSeconds !== null && daysThatCarry(days, first, last) === 0 ? booking.totalSeconds : 0
}

/** The first and the last day of bookings; undefined when there are none. */
export const daysOfBookings = (bookings: readonly BookedTime[]): { from: Day; to: Day } | undefined => {
  const [first, ...others] = bookings
  if (!first) return undefined
  const range = { from: first.startDate, to: first.endDate }
  for (const { startDate, endDate } of others) {
    if (startDate < range.from) range.from = startDate
    if (endDate > range.to) range.to = endDate
  }
  return range
}
