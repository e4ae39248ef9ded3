import type { Booking, BookingChanges } from '@praxis/contract/planning/bookings'
import { addDays } from '@praxis/domain/calendar/day'
import type { BookingInRow, PlanRow } from './plan-row'

export type Grip = 'move' | 'start' | 'end'

/** The booking with its days, or one end of them, moved; an end never passes the other. */
export function movedDays(booking: Booking, grip: Grip, days: number): Booking {
  const startDate = grip === 'end' ? booking.startDate : addDays(booking.startDate, days)
  const endDate = grip === 'start' ? booking.endDate : addDays(booking.endDate, days)
  if (startDate <= endDate) return { ...booking, startDate, endDate }
  return grip === 'start' ? { ...booking, startDate: endDate, endDate } : { ...booking, startDate, endDate: startDate }
}

/** The booking as it is once it lies in another row: of another person, rate card or role, or on another target. */
export function inOtherRow(each: BookingInRow, row: PlanRow): BookingInRow {
  const { role } = each
  const filledBy = row.name
  if (row.kind === 'person') return { ...each, filledBy, role: { ...role, employeeID: row.id, rateCardID: null } }
  if (row.kind === 'rateCard') return { ...each, filledBy, role: { ...role, employeeID: null, rateCardID: row.id } }
  if (row.kind === 'role')
    return { ...each, filledBy, role: { ...role, id: row.id, employeeID: null, rateCardID: null } }
  if (!row.target) return each
  const { target } = row
  const ids =
    target.kind === 'project'
      ? { projectID: target.id, opportunityID: null }
      : { projectID: null, opportunityID: target.id }
  return { ...each, target, role: { ...role, ...ids } }
}

type Place = Pick<BookingChanges, 'roleID' | 'employeeID' | 'rateCardID'> & {
  projectID?: string
  opportunityID?: string
}

/** What says that a booking lies in a row. */
export function placeOfRow({ kind, id, target }: PlanRow): Place {
  if (kind === 'person') return { employeeID: id }
  if (kind === 'rateCard') return { rateCardID: id }
  if (kind === 'role') return { roleID: id }
  if (!target) return {}
  return target.kind === 'project' ? { projectID: target.id } : { opportunityID: target.id }
}

/** What says whose a booking is and what it is on, as far as that differs. */
export function changedPlace(before: BookingInRow, after: BookingInRow): Place {
  const isOtherTarget = before.target.id !== after.target.id
  const target = !isOtherTarget
    ? {}
    : after.target.kind === 'project'
      ? { projectID: after.target.id }
      : { opportunityID: after.target.id }
  const { employeeID, rateCardID, id } = after.role
  const who = employeeID !== null ? { employeeID } : rateCardID !== null ? { rateCardID } : { roleID: id }
  const isSamePerson =
    before.role.employeeID === employeeID && before.role.rateCardID === rateCardID && before.role.id === id
  return { ...target, ...(isSamePerson && !isOtherTarget ? {} : who) }
}
