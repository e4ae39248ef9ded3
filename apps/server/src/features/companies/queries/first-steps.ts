import type { FirstSteps } from '@praxis/contract/company/companies'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

/** Steps are derived from the data, so that a step counts however it was done. */
export const getFirstSteps = async (db: Db): Promise<FirstSteps> => {
  const { companyId, employeeId } = db.scope
  // The first row by key is looked up: an `exists` might have to pass other companies' rows.
  const steps = await db.row<FirstSteps>(sql`
    select exists (select from history h
                   where h.company_id = ${companyId} and h.entity = 'company' and h.entity_id = ${companyId}
                     and h.action <> 'created') as "companyDetails",
           (select e.id from employees e where e.company_id = ${companyId} and e.id <> ${employeeId}
            order by e.company_id, e.id limit 1) is not null as people,
           (select c.id from clients c where c.company_id = ${companyId} order by c.company_id, c.id limit 1)
             is not null as client,
           (select p.id from projects p where p.company_id = ${companyId} order by p.company_id, p.id limit 1)
             is not null as project,
           exists (select from time_sheet_submissions s
                   where s.company_id = ${companyId} and s.employee_id = ${employeeId}) as "ownTime"`)
  if (!steps) throw new Error('a statement without a table has a row')
  return steps
}
