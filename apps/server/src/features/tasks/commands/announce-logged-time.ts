import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { announceBoard } from '../board-audience'

/** Announces the boards of tasks whose logged time has changed. */
export const announceLoggedTime = async (db: Tx, taskIds: readonly string[]): Promise<void> => {
  if (taskIds.length === 0) return
  const boards = await db.rows<Columns<'tasks', { id: 'board_id' }>>(sql`
    select distinct board_id as id from tasks
    where company_id = ${db.scope.companyId} and id = any (${taskIds}::uuid[])`)
  for (const board of boards) await announceBoard(db, board)
}
