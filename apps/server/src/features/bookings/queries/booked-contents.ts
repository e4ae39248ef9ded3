import { rawSql, type Sql } from '../../../platform/database/sql'

/** What a person `p.employee_id` is booked for on `p.targetable_id` of the company `m`, by day. */
export const bookedContents: Sql = rawSql(`coalesce((
  select jsonb_agg(jsonb_build_object(
    'startDate', b.start_date, 'endDate', b.end_date, 'secondsPerDay', b.seconds_per_day, 'totalSeconds', b.total_seconds,
    'percentage', b.percentage, 'isSoft', b.is_soft)
    order by b.start_date, b.end_date, b.is_soft, b.seconds_per_day, b.total_seconds, b.percentage)
  from targetable_roles r join bookings b on b.company_id = r.company_id and b.role_id = r.id
  where r.company_id = m.company_id and r.targetable_id = p.targetable_id and r.employee_id = p.employee_id), '[]')`)
