import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import type { OpenBoard } from '../board'

/** A place before a record that was deleted meanwhile is the end; a record that never was on the board is refused. */
const assertGone = async (wasHere: Promise<object | undefined>): Promise<void> => {
  if (!(await wasHere)) throw new Refusal('notFound')
}

export const assertTaskGone = (db: Tx, taskId: string): Promise<void> =>
  assertGone(
    db.row(sql`
      select from history h
      where h.company_id = ${db.scope.companyId} and h.entity = 'task' and h.entity_id = ${taskId}
        and not exists (select from tasks t where t.company_id = h.company_id and t.id = ${taskId})
      limit 1`),
  )

export const assertListGone = (db: Tx, board: OpenBoard, listId: string): Promise<void> =>
  assertGone(
    db.row(sql`
      select from history h
      where h.company_id = ${db.scope.companyId} and h.entity = 'taskBoard' and h.entity_id = ${board.id}
        and h.action = 'listDeleted' and h.before ->> 'listID' = ${listId}
      limit 1`),
  )
