import type { PlanningChange } from '@praxis/contract/planning/planning-changes'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { type Day, formatDay } from '@praxis/domain/calendar/day'
import { enteredAmount } from './booking-amount'
import type { BookingInRow } from './plan-row'

/** Two days, the first without its year where the second has the same: '30/11 – 18/12/2026'. */
export function daysWords({ from, to }: DateRange): string {
  if (from === to) return formatDay(from)
  const first = formatDay(from)
  return `${from.slice(0, 4) === to.slice(0, 4) ? first.slice(0, 5) : first} – ${formatDay(to)}`
}

export const daysOfBooking = ({ startDate, endDate }: { startDate: Day; endDate: Day }): string =>
  daysWords({ from: startDate, to: endDate })

export const targetWords = ({ target }: BookingInRow): string =>
  [target.clientName, target.name].filter(Boolean).join(' · ')

/** A booking in words, for those who hear it. */
export const barWords = (each: BookingInRow): string =>
  `${targetWords(each)}: ${each.filledBy}, ${daysOfBooking(each.booking)}, ${enteredAmount(each.booking)}, ${each.booking.type}`

export const countOfBookings = (count: number): string => (count === 1 ? '1 booking' : `${count} bookings`)

const DONE: Readonly<Record<Exclude<PlanningChange['action'], 'roleChanged' | 'roleDeleted'>, string>> = {
  booked: 'added',
  changed: 'changed',
  deleted: 'deleted',
  moved: 'moved',
  split: 'split',
  copied: 'copied',
  merged: 'merged',
  discarded: 'discarded',
}

/** What a change was: '3 bookings moved'. */
export function changeWords({ action, count }: Pick<PlanningChange, 'action' | 'count'>): string {
  if (action === 'roleChanged') return 'role changed'
  if (action === 'roleDeleted') return 'role deleted'
  return `${countOfBookings(count)} ${DONE[action]}`
}
