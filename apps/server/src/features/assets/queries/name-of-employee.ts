import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefs, namesOf } from '../../employees/queries/employee-brief'

/** How people call somebody. */
export const nameOfEmployee = async (db: Db, employeeId: string): Promise<string> => {
  const row = await db.row<EmployeeBriefRow>(employeeBriefs(db.scope.companyId, [employeeId]))
  if (!row) throw new Refusal('notFound')
  return namesOf(row).displayName
}

/** The time zone by whose clocks somebody lives. */
export const timeZoneOf = async (db: Db, employeeId: string): Promise<string> => {
  const row = await db.row<{ timeZone: string }>(sql`
    select coalesce(e.time_zone, c.time_zone) as "timeZone"
    from employees e join companies c on c.company_id = e.company_id
    where e.company_id = ${db.scope.companyId} and e.id = ${employeeId}`)
  if (!row) throw new Refusal('notFound')
  return row.timeZone
}
