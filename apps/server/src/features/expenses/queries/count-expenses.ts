import type { expenses } from '@praxis/contract/expenses/expenses'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { COUNT_LIMIT } from '../../../platform/lists/page-of-rows'

/** How many claims the actor has of each kind that their list tells apart. */
export const countExpenses = async (db: Db, actor: EmployeeActor): Promise<Sent<typeof expenses.countExpenses>> => {
  const counted = await db.row<Sent<typeof expenses.countExpenses>>(sql`
    select count(*) filter (where group_id is null)::integer as open,
      count(*) filter (where group_id is not null and payment_id is null)::integer as submitted,
      count(payment_id)::integer as paid
    from (
      select s.group_id, s.payment_id from expenses s
      where s.company_id = ${actor.company.id} and s.employee_id = ${actor.employee.id} and s.deleted_at is null
      ${COUNT_LIMIT}) as few`)
  return counted ?? { open: 0, submitted: 0, paid: 0 }
}
