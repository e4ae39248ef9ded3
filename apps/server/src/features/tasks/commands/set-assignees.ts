import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

/** These, and nobody else. */
export const setAssignees = async (db: Tx, taskId: string, employeeIds: readonly string[]): Promise<void> => {
  await db.run(sql`
    with gone as (
      delete from task_assignees
      where company_id = ${db.scope.companyId} and task_id = ${taskId} and employee_id <> all (${employeeIds}::uuid[])
    )
    insert into task_assignees (company_id, task_id, employee_id)
    select ${db.scope.companyId}, ${taskId}, id from unnest(${employeeIds}::uuid[]) as id
    on conflict do nothing`)
}
