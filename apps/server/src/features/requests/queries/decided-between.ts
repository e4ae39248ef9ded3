import type { EmployeeActor } from '../../../platform/auth/actor'
import { type Sql, sql } from '../../../platform/database/sql'

/** A condition on rows `r` of requests: they were decided between two days of the actor's calendar. */
export const isDecidedBetween = (
  { company, employee }: EmployeeActor,
  { from, to }: { readonly from: string; readonly to: string },
): Sql => {
  const timeZone = sql`(
    select coalesce(own.time_zone, c.time_zone) from employees own join companies c on c.company_id = own.company_id
    where own.company_id = ${company.id} and own.id = ${employee.id})`
  return sql`r.decided_at >= ${from}::date::timestamp at time zone ${timeZone}
    and r.decided_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`
}
