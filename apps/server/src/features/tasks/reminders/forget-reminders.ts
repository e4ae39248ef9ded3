import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

/** With another due date, people are reminded anew, also if it is one that they were reminded of before. */
export const forgetReminders = async (db: Tx, taskId: string): Promise<void> => {
  await db.run(sql`delete from task_reminders where company_id = ${db.scope.companyId} and task_id = ${taskId}`)
}
