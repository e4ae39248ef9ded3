import type { DateRange } from '@praxis/domain/calendar/date-range'
import type { LoadingBooking } from '@praxis/domain/planning/load'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { planOf, rowsOfPlan } from '../../bookings/queries/rows-of-plan'
import { softShareOn } from './named-in-planning'
import { bookingsOfRole } from './planned-roles'

interface FirmBookingRow extends Omit<LoadingBooking, 'softShare'> {
  readonly employeeId: string
  readonly probability: number | null
}

export interface FirmBookings {
  readonly bookingsOf: (employeeId: string) => readonly LoadingBooking[]
  /** The days that have to be known to count them: totals are spread over all their days. */
  readonly known: DateRange
}

/** The bookings of many people that touch a range, as plain columns: there are thousands. */
export const listFirmBookings = async (
  db: Db,
  employeeIds: readonly string[],
  range: DateRange,
  scenarioId?: string,
): Promise<FirmBookings> => {
  const plan = planOf(db.scope.companyId, scenarioId)
  const rows = await db.rows<FirmBookingRow>(sql`
    select r.employee_id as "employeeId", b.start_date as "startDate", b.end_date as "endDate",
      b.seconds_per_day as "secondsPerDay", b.total_seconds as "totalSeconds", b.percentage, b.is_soft as "isSoft",
      o.probability
    from unnest(${employeeIds}::uuid[]) as people (id)
    join ${rowsOfPlan(plan, 'targetable_roles', 'r', 'employee_id', sql`= people.id`)} on r.company_id = ${db.scope.companyId} and r.employee_id = people.id
    join ${bookingsOfRole(plan)} on b.company_id = r.company_id and b.role_id = r.id
      and b.end_date >= ${range.from} and b.start_date <= ${range.to}
    left join opportunities o on o.company_id = r.company_id and o.id = r.targetable_id`)
  const byPerson = new Map<string, LoadingBooking[]>()
  let { from, to } = range
  for (const row of rows) {
    const booking = { ...row, softShare: softShareOn(row) }
    const ofPerson = byPerson.get(row.employeeId)
    if (ofPerson) ofPerson.push(booking)
    else byPerson.set(row.employeeId, [booking])
    if (row.totalSeconds === null) continue
    if (row.startDate < from) from = row.startDate
    if (row.endDate > to) to = row.endDate
  }
  return { bookingsOf: (employeeId) => byPerson.get(employeeId) ?? [], known: { from, to } }
}
