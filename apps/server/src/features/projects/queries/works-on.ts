import { type Sql, sql } from '../../../platform/database/sql'

/** A condition on a row `p` of projects: the employee is its lead, has a role in it, or was let in. */
export const worksOn = (employeeId: string): Sql => sql`(
  p.lead_id = ${employeeId}
  or exists (select from project_roles r
             where r.company_id = p.company_id and r.project_id = p.id and r.employee_id = ${employeeId})
  or exists (select from project_permissions m
             where m.company_id = p.company_id and m.project_id = p.id and m.employee_id = ${employeeId}))`
