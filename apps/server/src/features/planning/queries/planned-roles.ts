import type { DateRange } from '@praxis/domain/calendar/date-range'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { BookingInRole } from '../../bookings/queries/booking-of-row'
import { type Plan, rowsOfPlan } from '../../bookings/queries/rows-of-plan'

/** A role with its bookings that touch the days asked for. */
export interface PlannedRoleRow {
  readonly id: string
  readonly name: string
  readonly employeeId: string | null
  readonly rateCardId: string | null
  readonly targetableId: string
  readonly version: number
  readonly bookings: readonly BookingInRole[]
}

/** The bookings of a row `r` of roles. */
export const bookingsOfRole = (plan: Plan): Sql => rowsOfPlan(plan, 'bookings', 'b', 'role_id', sql`= r.id`)

/** The bookings of a row `r` of roles that touch a range, as one JSON value; null when there are none. */
const bookingsWithin = (plan: Plan, { from, to }: DateRange): Sql => sql`
  select json_agg(json_build_object(
      'id', b.id, 'startDate', b.start_date, 'endDate', b.end_date, 'secondsPerDay', b.seconds_per_day,
      'totalSeconds', b.total_seconds, 'percentage', b.percentage, 'isSoft', b.is_soft, 'note', b.note,
      'cutFrom', b.cut_from, 'version', b.version) order by b.start_date, b.id) as bookings
  from ${bookingsOfRole(plan)}
  where b.company_id = r.company_id and b.role_id = r.id and b.end_date >= ${from} and b.start_date <= ${to}`

interface WhichRoles {
  readonly plan: Plan
  readonly range: DateRange
  /** What rows `r` of roles are looked up by. */
  readonly by: Parameters<typeof rowsOfPlan<'targetable_roles'>>[3]
  readonly matches: Sql
  /** On rows `r` of roles, besides. */
  readonly condition?: Sql
  /** Whether roles without bookings in the range are there too. */
  readonly withEmpty: boolean
}

/** Roles as an array of JSON values, the oldest first. */
export const plannedRoles = ({ plan, range, by, matches, condition, withEmpty }: WhichRoles): Sql => sql`
  array(
    select json_build_object(
      'id', r.id, 'name', r.name, 'employeeId', r.employee_id, 'rateCardId', r.rate_card_id,
      'targetableId', r.targetable_id, 'version', r.version, 'bookings', coalesce(k.bookings, '[]'))
    from ${rowsOfPlan(plan, 'targetable_roles', 'r', by, matches)} cross join lateral (${bookingsWithin(plan, range)}) as k
    where r.company_id = ${plan.companyId} and r.${rawSql(by)} ${matches} ${condition ? sql`and ${condition}` : sql``}
      ${withEmpty ? sql`` : sql`and k.bookings is not null`}
    order by r.created_at, r.id)`
