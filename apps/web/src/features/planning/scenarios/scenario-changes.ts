import type { BookedRole, Booking } from '@praxis/contract/planning/bookings'
import type { ScenarioChange, ScenarioChanges } from '@praxis/contract/planning/planning-scenarios'
import { isInRow } from '../model/booking-edits'
import { type BookingInRow, filledBy, type PlanRow, targetOfRole } from '../model/plan-row'

type Named = Pick<
  ScenarioChanges,
  'employeeInfos' | 'rateCardInfos' | 'projectInfos' | 'opportunityInfos' | 'roleInfos'
>

/** A booking of a change with its role and what it is on; undefined where the reader may not see that any more. */
export function bookingOfChange(named: Named, booking: Booking): BookingInRow | undefined {
  const role: BookedRole | undefined = named.roleInfos[booking.roleID]
  const target = role && targetOfRole(named, role)
  return target && { booking, role, target, filledBy: filledBy(named, role) }
}

export type ScenarioMark = 'made' | 'changed'

/** How bookings of a scenario differ from the real plan: marks of those that are shown, and those that it deletes. */
export interface ScenarioMarks {
  readonly marks: ReadonlyMap<string, ScenarioMark>
  readonly ghostsIn: (row: PlanRow) => readonly BookingInRow[]
}

const NONE: readonly BookingInRow[] = []
export const NO_MARKS: ScenarioMarks = { marks: new Map(), ghostsIn: () => NONE }

/** The booking that a change deletes, as the real plan has it. */
const deletedBooking = (change: ScenarioChange): Booking | null =>
  change.kind === 'booking' && change.action === 'deleted' ? (change.real ?? change.base) : null

export function marksOf(changes: Named & Pick<ScenarioChanges, 'items'>): ScenarioMarks {
  const marks = new Map<string, ScenarioMark>()
  const deleted: BookingInRow[] = []
  for (const change of changes.items) {
    if (change.kind !== 'booking') continue
    if (change.action !== 'deleted') marks.set(change.id, change.action)
    const booking = deletedBooking(change)
    const ghost = booking && bookingOfChange(changes, booking)
    if (ghost) deleted.push(ghost)
  }
  return {
    marks,
    // What was put back shows as a bar again before the changes are fetched again.
    ghostsIn: (row) => {
      if (deleted.length === 0) return NONE
      const shown = new Set(row.bookings?.map(({ booking }) => booking.id))
      return deleted.filter((each) => isInRow(each, row) && !shown.has(each.booking.id))
    },
  }
}
