import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { invalidField } from '../../../platform/refusal'

/** A person who is named on a client, a targetable or a credit card is active and has joined. */
export const assertActiveEmployee = async (db: Db, path: string, employeeId: string): Promise<void> => {
  const employee = await db.row(sql`
    select from employees
    where company_id = ${db.scope.companyId} and id = ${employeeId} and is_active and user_id is not null`)
  if (!employee) throw invalidField(path, 'Choose an active employee')
}
