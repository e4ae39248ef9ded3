import type { Automation } from '@praxis/contract/automation-endpoints'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'

const automationColumns = rawSql('id, trigger, action, is_active as "isActive", updated_at as "updatedAt", version')

export const listAutomations = (db: Db, boardId: string): Promise<Automation[]> =>
  db.rows<Automation>(sql`
    select ${automationColumns} from automations
    where company_id = ${db.scope.companyId} and board_id = ${boardId}
    order by created_at, id`)

export const getAutomation = async (db: Db, boardId: string, id: string): Promise<Automation> => {
  const automation = await db.row<Automation>(sql`
    select ${automationColumns} from automations
    where company_id = ${db.scope.companyId} and board_id = ${boardId} and id = ${id}`)
  if (!automation) throw new Refusal('notFound')
  return automation
}

/** The names of the board's statuses by their ids, for whoever reads of a rule. */
export const statusNamesOf = async (db: Db, boardId: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.rows<{ id: string; name: string }>(sql`
    select id, name from task_statuses where company_id = ${db.scope.companyId} and board_id = ${boardId}`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Of those who work on the project and have joined. */
export const suggestNotificationEmails = async (db: Db, projectId: string): Promise<string[]> => {
  const rows = await db.rows<{ email: string }>(sql`
    select u.username as email
    from project_members w
    join employees e on e.company_id = w.company_id and e.id = w.employee_id and e.is_active
    join users u on u.id = e.user_id
    where w.company_id = ${db.scope.companyId} and w.project_id = ${projectId}
    order by e.sort_name, e.id`)
  return rows.map(({ email }) => email)
}
