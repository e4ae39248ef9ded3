import type { Tx } from '../../../platform/database/database'
import { kindCalled } from '../../targetables/queries/targetable-kinds'
import { bookingText } from '../queries/booking-words'
import type { RoleOfBooking } from '../queries/roles-of-bookings'
import type { StoredBooking } from '../queries/stored-rows'
import type { WrittenBookings } from './write-bookings'

/** A change may be of hundreds of bookings: the history names so many of them, and says how many more there were. */
const MOST_NAMED = 20

const lineOf = (row: StoredBooking, { name, filledBy }: RoleOfBooking): string => {
  const text = bookingText({
    startDate: row.start_date,
    endDate: row.end_date,
    secondsPerDay: row.seconds_per_day,
    totalSeconds: row.total_seconds,
    percentage: row.percentage,
    isSoft: row.is_soft,
  })
  return `${filledBy === null ? name : `${name} (${filledBy})`}: ${text}${row.note === '' ? '' : `, ${row.note}`}`
}

const named = (lines: readonly string[]): string[] =>
  lines.length <= MOST_NAMED ? [...lines] : [...lines.slice(0, MOST_NAMED), `${lines.length - MOST_NAMED} more`]

/** One entry in the planning history of each targetable, which says what was booked there before and what is now. */
export const recordBookings = (db: Tx, { rows, roles }: WrittenBookings): void => {
  const roleOf = new Map(roles.map((role) => [role.id, role]))
  const linesIn = (targetableId: string, all: readonly (StoredBooking | null)[]): string[] =>
    all.flatMap((row) => {
      const role = row ? roleOf.get(row.role_id) : undefined
      return row && role?.targetableId === targetableId ? [lineOf(row, role)] : []
    })
  for (const [id, kind] of new Map(roles.map(({ targetableId, kind }) => [targetableId, kind]))) {
    const before = {
      bookings: named(
        linesIn(
          id,
          rows.map((row) => row.before),
        ),
      ),
    }
    const after = {
      bookings: named(
        linesIn(
          id,
          rows.map((row) => row.after),
        ),
      ),
    }
    db.record({ entity: kindCalled(kind).planningEntity, id, action: 'bookingsChanged', before, after })
  }
}
