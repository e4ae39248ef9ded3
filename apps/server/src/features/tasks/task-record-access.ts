import { idOrNone } from '../../platform/database/id-or-none'
import type { Sql } from '../../platform/database/sql'
import { sql } from '../../platform/database/sql'
import type { RecordAccess } from '../../platform/operations.routes'
import { findBoard } from './doors'

/** Those who may see the board may see the records on it; archived ones have a history, too. */
const onBoard =
  (boardOf: (companyId: string, recordId: string) => Sql): RecordAccess[string] =>
  async (db, actor, id) => {
    const found = await db.row<{ boardId: string }>(boardOf(actor.company.id, id))
    return found !== undefined && (await findBoard(db, actor, found.boardId)) !== undefined
  }

export const taskRecordAccess: RecordAccess = {
  taskBoard: async (db, actor, id) => (await findBoard(db, actor, id)) !== undefined,
  task: onBoard(
    (companyId, id) => sql`
    select board_id as "boardId" from tasks where company_id = ${companyId} and id = ${idOrNone(id)}`,
  ),
  automation: onBoard(
    (companyId, id) => sql`
    select board_id as "boardId" from automations where company_id = ${companyId} and id = ${idOrNone(id)}`,
  ),
  projectTemplate: onBoard(
    (companyId, id) => sql`
    select id as "boardId" from project_templates where company_id = ${companyId} and id = ${idOrNone(id)}`,
  ),
  taskComment: onBoard(
    (companyId, id) => sql`
    select t.board_id as "boardId"
    from task_comments m join tasks t on t.company_id = m.company_id and t.id = m.task_id
    where m.company_id = ${companyId} and m.id = ${idOrNone(id)}`,
  ),
}
