import { type BookedTime, daysOfBookings, secondsOfRole } from '@praxis/domain/bookings/booking-days'
import type { BookedRole } from '@praxis/domain/plans/forecast-ground'
import type { Reader } from '../../../../platform/auth/reader'
import type { Columns } from '../../../../platform/database/columns'
import type { Db } from '../../../../platform/database/database'
import { sql } from '../../../../platform/database/sql'
import type { Platform } from '../../../../platform/platform'
import type { CompanyGround } from '../../../bookings/queries/company-ground'
import { loadWorkDays } from '../../../bookings/queries/work-days'
import { rowsByProject } from './by-project'

export interface RoleWithBookings
  extends Columns<
    'targetable_roles',
    'id' | 'name' | 'hourly_charge' | 'hourly_cost' | 'employee_id' | { projectId: 'targetable_id' }
  > {
  readonly bookings: readonly BookedTime[]
}

/** The roles of projects that are booked for anything. */
export const loadRolesWithBookings = (db: Db, projectIds: readonly string[]): Promise<RoleWithBookings[]> =>
  db.rows<RoleWithBookings>(sql`
    select r.id, r.name, r.hourly_charge as "hourlyCharge", r.hourly_cost as "hourlyCost", r.employee_id as "employeeId",
      r.targetable_id as "projectId", b.bookings
    from targetable_roles r
    cross join lateral (
      select json_agg(json_build_object('startDate', b.start_date, 'endDate', b.end_date,
        'secondsPerDay', b.seconds_per_day, 'totalSeconds', b.total_seconds, 'percentage', b.percentage)
        order by b.start_date, b.id) as bookings
      from bookings b where b.company_id = r.company_id and b.role_id = r.id
    ) as b
    where r.company_id = ${db.scope.companyId} and r.targetable_id = any (${projectIds}::uuid[]) and b.bookings is not null
    order by r.created_at, r.id`)

/** What the bookings of roles carry on each day, by the project of each role. */
export const bookedRoles = async (
  db: Db,
  platform: Pick<Platform, 'dayItems'>,
  reader: Reader,
  company: CompanyGround,
  roles: readonly RoleWithBookings[],
): Promise<(projectId: string) => readonly BookedRole[]> => {
  const stretch = daysOfBookings(roles.flatMap(({ bookings }) => bookings))
  if (!stretch) return () => []
  const employeeIds = roles.map(({ employeeId }) => employeeId)
  const daysOf = await loadWorkDays(db, platform, reader, company, { employeeIds, ...stretch })
  const rolesOf = rowsByProject(roles)
  return (projectId) =>
    rolesOf(projectId).map(({ id, name, hourlyCharge, hourlyCost, employeeId, bookings }) => ({
      ...{ id, name, hourlyCharge, hourlyCost, from: stretch.from },
      daily: secondsOfRole(bookings, daysOf(employeeId)),
    }))
}
