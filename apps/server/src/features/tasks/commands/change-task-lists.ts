import { randomUUID } from 'node:crypto'
import { rankBetween } from '@praxis/domain/tasks/rank'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import type { ChangeOf } from '../../../platform/database/effects'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { invalidField, Refusal } from '../../../platform/refusal'
import type { OpenBoard } from '../board'
import { announceBoard } from '../board-audience'
import { lockForEditing } from '../lock-board'
import { assertDeletable, contentsOfList, taskCountOf } from '../queries/task-contents'
import { findList, getTaskList, loadList } from '../queries/task-lists'
import { assertListGone } from './gone-neighbours'

const rankOfList = async (db: Tx, { id }: OpenBoard, beforeRank: string | null, movingId: string): Promise<string> => {
  const row = await db.row<LeftJoined<Columns<'task_lists', 'rank'>>>(sql`
    select max(rank) as rank from task_lists
    where company_id = ${db.scope.companyId} and board_id = ${id} and id <> ${movingId}
      and (${beforeRank}::text is null or rank < ${beforeRank})`)
  return rankBetween(row?.rank ?? null, beforeRank)
}

/** What happens to lists is part of the history of their board, where people look for it. */
const leaveTraces = async (db: Tx, board: OpenBoard, change: Omit<ChangeOf<'taskBoard'>, 'entity' | 'id'>) => {
  db.record({ entity: 'taskBoard', id: board.id, ...change })
  await announceBoard(db, board)
}

interface NewTaskList {
  readonly name: string
  readonly id?: string | undefined
}

export const createTaskList = async (
  db: Tx,
  files: FileStore,
  board: OpenBoard,
  { name, id = randomUUID() }: NewTaskList,
) => {
  await lockForEditing(db, board)
  const rank = await rankOfList(db, board, null, id)
  const inserted = await db.run(sql`
    insert into task_lists (company_id, id, board_id, name, rank, created_at)
    values (${db.scope.companyId}, ${id}, ${board.id}, ${name}, ${rank}, ${db.now})
    on conflict (company_id, id) do nothing`)
  if (inserted === 0) throw invalidField('id', 'Already in use')
  await leaveTraces(db, board, { action: 'listAdded', after: { list: name } })
  return getTaskList(db, files, board, id)
}

export const updateTaskList = async (
  db: Tx,
  files: FileStore,
  board: OpenBoard,
  id: string,
  { name }: { readonly name: string },
) => {
  await lockForEditing(db, board)
  const before = await loadList(db, board, id)
  await db.run(sql`update task_lists set name = ${name} where company_id = ${db.scope.companyId} and id = ${id}`)
  await leaveTraces(db, board, { action: 'listRenamed', before: { list: before.name }, after: { list: name } })
  return getTaskList(db, files, board, id)
}

/** Nobody reads more titles in a history. */
const MOST_TITLES = 100

/** The tasks of the list are deleted with it; `known` says how many of them the caller knows. */
export const deleteTaskList = async (db: Tx, board: OpenBoard, id: string, knownCount?: number): Promise<void> => {
  await lockForEditing(db, board)
  const { name } = await loadList(db, board, id)
  const contents = await contentsOfList(db, board, id)
  assertDeletable(board, contents)
  const count = taskCountOf(contents)
  if (knownCount !== undefined && knownCount !== count) throw new Refusal('changedMeanwhile')
  const tasks = await db.rows<Columns<'tasks', 'title'>>(sql`
    select title from tasks where company_id = ${db.scope.companyId} and list_id = ${id}
    order by parent_id nulls first, rank limit ${MOST_TITLES}`)
  const titles = tasks.map(({ title }) => title)
  await db.run(sql`delete from task_lists where company_id = ${db.scope.companyId} and id = ${id}`)
  await leaveTraces(db, board, {
    action: 'listDeleted',
    before: {
      list: name,
      listID: id,
      tasks: count > MOST_TITLES ? [...titles, `and ${count - MOST_TITLES} more`] : titles,
    },
  })
}

/** The list goes before another one; where that one is gone by now, the list comes last. */
export const moveTaskList = async (
  db: Tx,
  board: OpenBoard,
  id: string,
  beforeId: string | null,
): Promise<{ rank: string }> => {
  await lockForEditing(db, board)
  const list = await loadList(db, board, id)
  if (beforeId === id) return { rank: list.rank }
  const before = beforeId === null ? undefined : await findList(db, board, beforeId)
  if (beforeId !== null && !before) await assertListGone(db, board, beforeId)
  const rank = await rankOfList(db, board, before?.rank ?? null, id)
  await db.run(sql`update task_lists set rank = ${rank} where company_id = ${db.scope.companyId} and id = ${id}`)
  await leaveTraces(db, board, { action: 'listMoved', after: { list: list.name, before: before?.name ?? null } })
  return { rank }
}
