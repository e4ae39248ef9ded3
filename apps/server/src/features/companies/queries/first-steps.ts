import type { FirstSteps } from '@praxis/contract/companies'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

/** Seen from the data, so that a step is done however it was done. */
export const getFirstSteps = async (db: Db): Promise<FirstSteps> => {
  const { companyId, employeeId } = db.scope
  const steps = await db.row<FirstSteps>(sql`
    select exists (select from history h
                   where h.company_id = ${companyId} and h.entity = 'company' and h.entity_id = ${companyId}
                     and h.action <> 'created') as "companyDetails",
           exists (select from employees e where e.company_id = ${companyId} and e.id <> ${employeeId}) as people,
           exists (select from clients c where c.company_id = ${companyId}) as client,
           exists (select from projects p where p.company_id = ${companyId}) as project,
           exists (select from time_sheet_submissions s
                   where s.company_id = ${companyId} and s.employee_id = ${employeeId}) as "ownTime"`)
  if (!steps) throw new Error('a statement without a table has a row')
  return steps
}
