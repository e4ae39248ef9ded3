import type { Reader } from '../../../platform/auth/reader'
import { type Sql, sql } from '../../../platform/database/sql'

/** The ids of everybody below somebody, however far. */
export const idsBelow = ({ company, employee }: Pick<Reader, 'company' | 'employee'>): Sql => sql`
  with recursive below (id) as (
    select e.id from employees e where e.company_id = ${company.id} and e.line_manager_id = ${employee.id}
    union
    select e.id from below b
    join employees e on e.company_id = ${company.id} and e.line_manager_id = b.id
  )
  select id from below`
