import type { Columns } from '../database/columns'
import type { Db } from '../database/database'
import { sql } from '../database/sql'
import type { EmployeeActor } from './actor'
import { capabilitiesOf, type EmployeeRights } from './capabilities-of'

/** Somebody whom an answer or a mail is for, and what they may know. */
export type Reader = Pick<EmployeeActor, 'employee' | 'company' | 'capabilities'>

/** Somebody who is written to, with the workspace they work in. */
export interface WrittenTo extends Reader {
  readonly email: string
  readonly workspace: { readonly name: string; readonly domain: string }
}

interface ReaderRow
  extends EmployeeRights,
    Columns<'companies', 'features' | 'time_zone' | 'name'>,
    Columns<'users', { email: 'username' }>,
    Columns<'company_directory', 'domain'> {
  readonly features: WrittenTo['company']['features']
}

/** An employee with the rights they have now; undefined when they have left. */
export const findReader = async (db: Db, employeeId: string): Promise<WrittenTo | undefined> => {
  const { companyId } = db.scope
  const row = await db.row<ReaderRow>(sql`
    select d.owner_user_id = e.user_id as is_owner, false as impersonating, e.can_manage_employees, e.can_manage_clients,
      e.can_manage_company, e.can_manage_projects, e.can_manage_reports, e.can_manage_assets, e.can_process_payments,
      e.can_impersonate, e.revenue, c.features, c.time_zone as "timeZone", u.username as email, c.name, d.domain
    from employees e
    join users u on u.id = e.user_id
    join companies c on c.company_id = e.company_id
    join company_directory d on d.id = e.company_id
    where e.company_id = ${companyId} and e.id = ${employeeId} and e.is_active`)
  if (!row) return undefined
  const { features, timeZone, email, name, domain } = row
  return {
    employee: { id: employeeId, isOwner: row.is_owner },
    company: { id: companyId, features, timeZone },
    capabilities: capabilitiesOf(row),
    email,
    workspace: { name, domain },
  }
}
