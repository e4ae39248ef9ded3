import { rawSql, type Sql, sql } from '../../../platform/database/sql'

/** Whether somebody settled what the employee may do in a row `p` of projects; it replaces what a role brings. */
const hasGrant = (employeeId: string, areas: Sql): Sql => sql`exists (
  select from project_permissions m
  where m.company_id = p.company_id and m.project_id = p.id and m.employee_id = ${employeeId} and ${areas})`

const anyArea = rawSql(`jsonb_path_exists(m.areas, '$.* ? (@ != "noAccess")')`)

/** A condition on a row `p` of projects: the employee is its lead, was let in, or has a role and was not shut out. */
export const worksOn = (employeeId: string): Sql => sql`(
  p.lead_id = ${employeeId}
  or ${hasGrant(employeeId, anyArea)}
  or exists (select from project_roles r
             where r.company_id = p.company_id and r.project_id = p.id and r.employee_id = ${employeeId})
    and not ${hasGrant(employeeId, rawSql('true'))})`

/** The same, and what is open to everybody who was not shut out. */
export const mayOpen = (employeeId: string): Sql => sql`(
  ${worksOn(employeeId)} or p.is_public and not ${hasGrant(employeeId, rawSql('true'))})`

/** A condition on a row `p` of projects that the employee may open: nobody shut them out of its details. */
export const readsDetails = (employeeId: string): Sql => sql`(
  p.lead_id = ${employeeId}
  or not ${hasGrant(employeeId, rawSql(`coalesce(m.areas ->> 'details', 'noAccess') = 'noAccess'`))})`
