import { type Day, dayNumber } from '../calendar/day'
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

/** What a booking by percentage takes of a day. */
export const shareOf = (contracted: number, percentage: number): number => {
  const product = contracted * percentage
  if (product > Number.MAX_SAFE_INTEGER) return roundedQuotient(BigInt(contracted) * BigInt(percentage), BigInt(WHOLE))
  return (product - (product % WHOLE)) / WHOLE + (product % WHOLE >= WHOLE / 2 ? 1 : 0)
}

/** Places among the days that are known, both included. */
interface Places {
  readonly first: number
  readonly last: number
}

/** The places of days among those that are known; `start` is the number of the first known day. */
const placesOf = (from: Day, to: Day, start: number): Places => ({
  first: dayNumber(from) - start,
  last: dayNumber(to) - start,
})

export const knownPlaces = ({ capacity }: WorkDays, start: number, { startDate, endDate }: BookedTime): Places => {
  const places = placesOf(startDate, endDate, start)
  if (places.first < 0 || places.last >= capacity.length)
    throw new RangeError('The days of a booking are not all known')
  return places
}

const daysThatCarry = ({ capacity }: WorkDays, first: number, last: number): number => {
  let count = 0
  for (let index = first; index <= last; index += 1) if ((capacity[index] ?? 0) > 0) count += 1
  return count
}

/** What a total gives to each of the days that carry; odd seconds go to the earlier of them. */
export const dealtOut = (totalSeconds: number, count: number) => {
  const each = count === 0 ? 0 : Math.floor(totalSeconds / count)
  return { each, odd: count === 0 ? 0 : totalSeconds - each * count }
}

/** One loop for all amounts, as the days of whole firms over years go through it; only days within `shown` are added. */
const addBooking = (
  seconds: number[],
  booking: BookedTime,
  days: WorkDays,
  { first, last }: Places,
  shown: Places,
): void => {
  const { capacity, contracted } = days
  const { percentage, totalSeconds } = booking
  const dealt = totalSeconds === null ? undefined : dealtOut(totalSeconds, daysThatCarry(days, first, last))
  const each = dealt?.each ?? booking.secondsPerDay ?? 0
  const from = Math.max(first, shown.first, 0)
  const to = Math.min(last, shown.last, capacity.length - 1)
  let odd = dealt?.odd ?? 0
  if (odd > 0 && from > first) odd -= daysThatCarry(days, first, from - 1)
  for (let index = from; index <= to; index += 1) {
    if ((capacity[index] ?? 0) === 0) continue
    const ofDay = percentage === null ? each : shareOf(contracted[index] ?? 0, percentage)
    const place = index - shown.first
    seconds[place] = (seconds[place] ?? 0) + (odd > 0 ? ofDay + 1 : ofDay)
    odd -= 1
  }
}

const noSeconds = ({ first, last }: Places): number[] => new Array<number>(Math.max(last - first + 1, 0)).fill(0)

/** The seconds of a booking on each of its days. Days without capacity carry nothing, others all of theirs. */
export const secondsByDay = (booking: BookedTime, days: WorkDays): number[] => {
  const places = knownPlaces(days, dayNumber(days.from), booking)
  const seconds = noSeconds(places)
  addBooking(seconds, booking, days, places, places)
  return seconds
}

/** The seconds of all bookings of a role on each of the known days. */
export const secondsOfRole = (bookings: readonly BookedTime[], days: WorkDays): number[] => {
  const start = dayNumber(days.from)
  const all = { first: 0, last: days.capacity.length - 1 }
  const seconds = noSeconds(all)
  for (const booking of bookings) addBooking(seconds, booking, days, knownPlaces(days, start, booking), all)
  return seconds
}

/**
 * The seconds of bookings on each day of a range; days that are not known carry nothing. Only of a total all days have
 * to be known, also those outside the range, as what each day carries depends on the others.
 */
export const secondsWithin = (
  bookings: readonly BookedTime[],
  days: WorkDays,
  range: { readonly from: Day; readonly to: Day },
): number[] => {
  const start = dayNumber(days.from)
  const shown = placesOf(range.from, range.to, start)
  const seconds = noSeconds(shown)
  for (const booking of bookings) {
    const isTotal = booking.totalSeconds !== null
    const places = isTotal ? knownPlaces(days, start, booking) : placesOf(booking.startDate, booking.endDate, start)
    addBooking(seconds, booking, days, places, shown)
  }
  return seconds
}

/** The part of a booking by total that nobody works, because none of its days has capacity. */
export const secondsNotCarried = (booking: BookedTime, days: WorkDays): number => {
  const { first, last } = knownPlaces(days, dayNumber(days.from), booking)
  return booking.totalSeconds !== null && daysThatCarry(days, first, last) === 0 ? booking.totalSeconds : 0
}

/** Whether a booking could take more than so many seconds of a day, whatever its days are like. */
export const mayExceed = ({ secondsPerDay, totalSeconds, percentage }: BookedTime, most: number): boolean =>
  (secondsPerDay ?? 0) > most || (totalSeconds ?? 0) > most || (percentage ?? 0) > WHOLE

/** What a booking takes of the day that it takes most of. */
export const mostOnADay = (booking: BookedTime, days: WorkDays): number =>
  secondsByDay(booking, days).reduce((most, seconds) => Math.max(most, seconds), 0)

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
