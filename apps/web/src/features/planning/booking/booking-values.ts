import type { Booking } from '@praxis/contract/planning/bookings'
import type { BookingType } from '@praxis/contract/planning/planning-rules'
import { type Day, isDay } from '@praxis/domain/calendar/day'
import { date } from '@praxis/domain/validation/date-rules'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import type { BookingToCreate } from '../booking-calls'
import type { OpenedBooking } from '../grid/opened-booking'
import { enteredAmount, parseAmount } from '../model/booking-amount'
import type { BookedTarget, BookingInRow, PlanRow } from '../model/plan-row'
import type { Booked } from './who-picker'

export interface BookingValues {
  readonly target: BookedTarget | null
  readonly who: Booked | null
  readonly type: BookingType
  readonly amount: string
  readonly from: string | null
  readonly to: string | null
  readonly note: string
}

const LONGEST_NOTE = 1000
const USUAL_AMOUNT = '7h 30m a day'

const bookedOfRow = ({ kind, id, name }: PlanRow): Booked | null => (kind === 'target' ? null : { kind, id, name })

function bookedOf({ role, filledBy }: BookingInRow): Booked {
  if (role.employeeID !== null) return { kind: 'person', id: role.employeeID, name: filledBy }
  if (role.rateCardID !== null) return { kind: 'rateCard', id: role.rateCardID, name: filledBy }
  return { kind: 'role', id: role.id, name: role.name }
}

export function valuesOf(opened: OpenedBooking): BookingValues {
  if (opened.kind === 'new') {
    const { row, range, target } = opened
    return {
      target: row?.target ?? target ?? null,
      who: row ? bookedOfRow(row) : null,
      type: 'hard',
      amount: USUAL_AMOUNT,
      from: range.from,
      to: range.to,
      note: '',
    }
  }
  const { booking, target } = opened.each
  return {
    target,
    who: bookedOf(opened.each),
    type: booking.type,
    amount: enteredAmount(booking),
    from: booking.startDate,
    to: booking.endDate,
    note: booking.note,
  }
}

export const rulesOf = ({ from, to }: BookingValues) => ({
  target: [required('Project or opportunity')],
  who: [required('Person or rate card')],
  amount: [
    (typed: unknown) =>
      typeof typed === 'string' && parseAmount(typed) ? undefined : 'Enter 3h, 3h a day, 40% or 120h in all',
  ],
  from: [required('From'), date()],
  to: [
    required('To'),
    date(),
    () => (from && to && isDay(from) && isDay(to) && to < from ? 'Enter a date after the start' : undefined),
  ],
  note: [maxLength(LONGEST_NOTE)],
})

const placeOf = ({ target, who }: BookingValues) => ({
  ...(target?.kind === 'project' && { projectID: target.id }),
  ...(target?.kind === 'opportunity' && { opportunityID: target.id }),
  ...(who?.kind === 'person' && { employeeID: who.id }),
  ...(who?.kind === 'rateCard' && { rateCardID: who.id }),
  ...(who?.kind === 'role' && { roleID: who.id }),
})

/** What is sent of a new booking; a role is on its target already. */
export function newBookingOf(values: BookingValues): BookingToCreate {
  const { projectID, opportunityID, roleID, ...who } = placeOf(values)
  return {
    ...(roleID === undefined ? { projectID, opportunityID, ...who } : { roleID }),
    ...(parseAmount(values.amount) ?? {}),
    startDate: values.from ?? '',
    endDate: values.to ?? '',
    type: values.type,
    note: values.note.trim(),
  }
}

const NEW_BOOKING = 'newBooking'

/** The booking as it will be, as far as it can be shown; undefined while something is missing. */
export function bookingOf(opened: OpenedBooking, values: BookingValues): BookingInRow | undefined {
  const amount = parseAmount(values.amount)
  const { target, who, from, to, type } = values
  if (!amount || !target || !who || !from || !to || !isDay(from) || !isDay(to) || to < from) return undefined
  const before = opened.kind === 'edit' ? opened.each : undefined
  const days: { startDate: Day; endDate: Day } = { startDate: from, endDate: to }
  const booking: Booking = {
    id: before?.booking.id ?? NEW_BOOKING,
    roleID: before?.booking.roleID ?? NEW_BOOKING,
    cutFrom: before?.booking.cutFrom ?? null,
    version: before?.booking.version ?? 1,
    ...days,
    ...amount,
    type,
    note: values.note.trim(),
  }
  const role = {
    id: who.kind === 'role' ? who.id : (before?.role.id ?? NEW_BOOKING),
    name: before?.role.name ?? '',
    version: before?.role.version ?? 1,
    employeeID: who.kind === 'person' ? who.id : null,
    rateCardID: who.kind === 'rateCard' ? who.id : null,
    projectID: target.kind === 'project' ? target.id : null,
    opportunityID: target.kind === 'opportunity' ? target.id : null,
  }
  return { booking, role, target, filledBy: who.name }
}
