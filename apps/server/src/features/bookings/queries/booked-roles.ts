import type { BookedTime } from '@praxis/domain/bookings/booking-days'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

/** All that is said of a booking. */
export interface BookingContent extends BookedTime {
  readonly roleId: string
  readonly isSoft: boolean
  readonly note: string
}

export interface BookingRow extends BookingContent {
  readonly id: string
}

export interface BookedRoleRow
  extends Columns<
    'targetable_roles',
    'id' | 'name' | 'hourly_charge' | 'hourly_cost' | 'employee_id' | 'rate_card_id' | 'version'
  > {
  readonly bookings: readonly BookingRow[]
}

/** The roles of a project or opportunity in their order, with their bookings by day. */
export const listBookedRoles = (db: Db, targetableId: string): Promise<BookedRoleRow[]> =>
  db.rows<BookedRoleRow>(sql`
    select r.id, r.name, r.hourly_charge as "hourlyCharge", r.hourly_cost as "hourlyCost", r.employee_id as "employeeId",
      r.rate_card_id as "rateCardId", r.version,
      array(
        select json_build_object(
          'id', b.id, 'startDate', b.start_date, 'endDate', b.end_date, 'secondsPerDay', b.seconds_per_day,
          'totalSeconds', b.total_seconds, 'percentage', b.percentage, 'roleId', b.role_id, 'isSoft', b.is_soft,
          'note', b.note)
        from bookings b where b.company_id = r.company_id and b.role_id = r.id order by b.start_date, b.id
      ) as bookings
    from targetable_roles r
    where r.company_id = ${db.scope.companyId} and r.targetable_id = ${targetableId}
    order by r.created_at, r.id`)
