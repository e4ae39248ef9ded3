import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { enqueueRules } from '../automations/run-automations'

/** To be called whenever time is logged on a task of a project: runs the board's rules that this sets off. */
export const timeLogged = async (
  db: Tx,
  board: { readonly id: string },
  task: { readonly id: string },
  by: { readonly employee: { readonly id: string } },
): Promise<void> => {
  const rules = await db.rows<Columns<'automations', 'id'>>(sql`
    select id from automations
    where company_id = ${db.scope.companyId} and board_id = ${board.id} and is_active
      and trigger ->> 'type' = 'logTime'
    order by created_at, id`)
  enqueueRules(db, rules, task.id, by.employee.id)
}
