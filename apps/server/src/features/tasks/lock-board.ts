import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Refusal } from '../../platform/refusal'
import type { OpenBoard } from './board'

/**
 * Changes of a board happen one after the other, so that whoever puts something between two others sees where these
 * are, and two people who drag at once both succeed. Several boards are always locked in the same order, so that none
 * wait for each other.
 */
export const lockBoards = async (db: Tx, ids: readonly string[]): Promise<void> => {
  const locked = await db.rows(sql`
    select id from task_boards where company_id = ${db.scope.companyId} and id = any (${ids}::uuid[])
    order by id for no key update`)
  if (locked.length < new Set(ids).size) throw new Refusal('notFound')
}

export const lockBoard = (db: Tx, { id }: { readonly id: string }): Promise<void> => lockBoards(db, [id])

/** Locks a board and finds one of its lists in one statement; nothing is locked where there is no such list. */
export const lockBoardOfList = async (db: Tx, boardId: string, listId: string): Promise<boolean> => {
  const list = await db.row(sql`
    select from task_boards b join task_lists l on l.company_id = b.company_id and l.board_id = b.id
    where b.company_id = ${db.scope.companyId} and b.id = ${boardId} and l.id = ${listId}
    for no key update of b`)
  return list !== undefined
}

export const assertMay = (act: 'edit' | 'create', { permissions }: OpenBoard): void => {
  if (!permissions[act]) throw new Refusal('invalidPermission')
}

/** Only those who may edit the board arrange it. */
export const lockForEditing = async (db: Tx, board: OpenBoard): Promise<void> => {
  assertMay('edit', board)
  await lockBoard(db, board)
}
