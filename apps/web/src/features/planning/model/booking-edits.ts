import type { Booking } from '@praxis/contract/planning/bookings'
import type { PlanningLevel } from '@praxis/contract/planning/planning-rules'
import type { WorkDays } from '@praxis/domain/bookings/work-days'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { addDays, type Day, daysBetween, weekdayOf } from '@praxis/domain/calendar/day'
import { type LoadingBooking, loadsOfDays } from '@praxis/domain/planning/load'
import type { PiecesOfBooking } from '@praxis/domain/planning/offset'
import type { BookingInRow, PlanRow, RowLoad } from './plan-row'

/** A booking that is changed, made (nothing before) or deleted (nothing after). */
export interface BookingEdit {
  readonly before: BookingInRow | undefined
  readonly after: BookingInRow | undefined
}

let countOfMade = 0

/** A booking that is being made: it is shown, with an id of its own and no version until an answer has it. */
export function beingMade(each: BookingInRow): BookingEdit {
  countOfMade += 1
  return {
    before: undefined,
    after: { ...each, booking: { ...each.booking, id: `newBooking-${countOfMade}`, version: 0 } },
  }
}

/** What is left of bookings, or where their pieces go: the first piece stays the booking, others are new ones. */
export function editsOfPieces(
  all: readonly BookingInRow[],
  change: (bookings: readonly Booking[]) => readonly PiecesOfBooking<Booking>[],
): BookingEdit[] {
  const byId = new Map(all.map((each) => [each.booking.id, each]))
  return change(all.map(({ booking }) => booking)).flatMap(({ booking: { id }, pieces: [first, ...others] }) => {
    const before = byId.get(id)
    if (!before) return []
    const after = first && { ...before, booking: first }
    return [{ before, after }, ...others.map((booking) => beingMade({ ...before, booking }))]
  })
}

/** Nothing can be done with a booking before the server has it. */
export const isBeingMade = ({ booking }: BookingInRow): boolean => booking.version === 0

/** Whether a booking is one of a row’s. */
export function isInRow({ role, target }: BookingInRow, { kind, id }: PlanRow): boolean {
  if (kind === 'person') return role.employeeID === id
  if (kind === 'target') return target.id === id
  if (kind === 'role') return role.id === id
  return role.rateCardID === id && role.employeeID === null
}

const WHOLE = 10_000

/** A booking as it is counted. */
export const loading = ({ booking, target }: BookingInRow): LoadingBooking => ({
  ...booking,
  isSoft: booking.type === 'soft',
  softShare: target.probability === null ? WHOLE : Math.round(target.probability * WHOLE),
})

const WORKING_DAY = 28_800
const usualSeconds = (day: Day): number => (weekdayOf(day) === 1 || weekdayOf(day) === 7 ? 0 : WORKING_DAY)

/** The days of a booking in usual weeks: what is cut is shown so until the server has cut it. */
export function usualDays({ startDate, endDate }: Booking): WorkDays {
  const seconds = Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, place) =>
    usualSeconds(addDays(startDate, place)),
  )
  return { from: startDate, contracted: seconds, capacity: seconds }
}

/** The days of a row with those around them that a booking needs, as the server has not sent them: a usual week. */
export function daysFor(days: WorkDays, { booking }: BookingInRow): WorkDays {
  const last = addDays(days.from, days.capacity.length - 1)
  const usual = (from: Day, count: number) =>
    Array.from({ length: Math.max(0, count) }, (_, place) => usualSeconds(addDays(from, place)))
  const before = usual(booking.startDate, daysBetween(booking.startDate, days.from))
  const after = usual(addDays(last, 1), daysBetween(last, booking.endDate))
  return {
    from: before.length > 0 ? booking.startDate : days.from,
    contracted: [...before, ...days.contracted, ...after],
    capacity: [...before, ...days.capacity, ...after],
  }
}

function addedLoads(
  loads: Record<Day, RowLoad>,
  days: WorkDays,
  level: PlanningLevel,
  shown: DateRange,
  each: BookingInRow,
  sign: 1 | -1,
): void {
  for (const [day, { hard, soft, weighted }] of loadsOfDays([loading(each)], daysFor(days, each), level, shown)) {
    const load = loads[day]
    if (!load) continue
    loads[day] = {
      ...load,
      hard: load.hard + sign * hard,
      soft: load.soft + sign * soft,
      weighted: load.weighted + sign * weighted,
    }
  }
}

export const shownDays = ({ from, capacity }: WorkDays): DateRange => ({ from, to: addDays(from, capacity.length - 1) })

/** The row as it is after the edits, counted by the same rules as on the server; itself if they do not concern it. */
export function editedRow(row: PlanRow, edits: readonly BookingEdit[], level: PlanningLevel): PlanRow {
  const own = edits.filter(({ before, after }) => (before && isInRow(before, row)) || (after && isInRow(after, row)))
  if (own.length === 0) return row
  const { days } = row
  const loads = { ...row.loads }
  let bookings = row.bookings
  for (const { before, after } of own) {
    if (before && isInRow(before, row)) {
      bookings = bookings?.filter(({ booking }) => booking.id !== before.booking.id)
      if (days) addedLoads(loads, days, level, shownDays(days), before, -1)
    }
    if (after && isInRow(after, row)) {
      bookings = bookings && [...bookings, after]
      if (days) addedLoads(loads, days, level, shownDays(days), after, 1)
    }
  }
  return { ...row, loads, bookings }
}

const keptOverBooked = new WeakMap<PlanRow['loads'], readonly Day[]>()

/** The intervals in which hard bookings exceed the capacity, counted once: the grid asks for its rows at every scroll. */
export function overBookedDays({ loads }: PlanRow): readonly Day[] {
  const kept = keptOverBooked.get(loads)
  if (kept) return kept
  const days = Object.entries(loads)
    .filter(([, { hard, capacity }]) => capacity !== undefined && hard > capacity)
    .map(([day]) => day)
  keptOverBooked.set(loads, days)
  return days
}

/** The intervals in which a row has less booked than before, and how much less that is in all. */
export function freedIn(before: PlanRow, after: PlanRow): { readonly days: readonly Day[]; readonly seconds: number } {
  const freed = Object.entries(before.loads).flatMap(([day, { hard, soft }]) => {
    const left = after.loads[day]
    const seconds = left ? hard + soft - left.hard - left.soft : 0
    return seconds > 0 ? [{ day, seconds }] : []
  })
  return { days: freed.map(({ day }) => day).toSorted(), seconds: freed.reduce((sum, each) => sum + each.seconds, 0) }
}
