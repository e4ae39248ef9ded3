import { rankBehind, rankBetween, ranksFor } from '@praxis/domain/tasks/rank'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { taskJoins } from '../queries/task-rows'

/** Where tasks share one order: a list, or a task of it. Completed and archived tasks keep their place. */
export interface TaskPlace {
  readonly listId: string
  readonly parentId: string | null
}

const MOST_DIGITS = 40

const isIn = ({ listId, parentId }: TaskPlace): Sql =>
  parentId === null ? sql`t.list_id = ${listId} and t.parent_id is null` : sql`t.parent_id = ${parentId}`

/** Gives these tasks new ranks in their order. */
const rewriteRanks = async (db: Tx, taskIds: readonly string[]): Promise<void> => {
  await db.run(sql`
    update tasks t set rank = o.rank
    from unnest(${taskIds}::uuid[], ${ranksFor(taskIds.length)}::text[]) as o (id, rank)
    where t.company_id = ${db.scope.companyId} and t.id = o.id`)
}

/** Puts all tasks of a place in an order; answers how many there are. */
export const arrangeTasks = async (db: Tx, place: TaskPlace, order: Sql): Promise<number> => {
  const rows = await db.rows<Columns<'tasks', 'id'>>(sql`
    select t.id from tasks t ${taskJoins({})}
    left join task_statuses s on s.company_id = t.company_id and s.id = t.status_id
    where t.company_id = ${db.scope.companyId} and ${isIn(place)}
    order by t.archived_at is not null, ${order}, t.rank`)
  await rewriteRanks(
    db,
    rows.map(({ id }) => id),
  )
  return rows.length
}

type Ranked = { readonly rank: string } | undefined

/** The last rank of a place, or the last one before another, read from the end of the unique index of ranks. */
const lastRank = async (
  db: Tx,
  { listId, parentId }: TaskPlace,
  below: string | null,
  movingId: string | null,
): Promise<string | null> => {
  const last: Ranked = await db.row(sql`
    select t.rank from tasks t
    where t.company_id = ${db.scope.companyId} and t.list_id = ${listId}
      and ${parentId === null ? rawSql('t.parent_id is null') : sql`t.parent_id = ${parentId}`}
      and ${below === null ? rawSql('true') : sql`t.rank < ${below}`}
      and ${movingId === null ? rawSql('true') : sql`t.id <> ${movingId}`}
    order by t.parent_id desc, t.rank desc limit 1`)
  return last?.rank ?? null
}

const rankOfTask = async (db: Tx, id: string | null): Promise<string | null> => {
  if (id === null) return null
  const task: Ranked = await db.row(sql`
    select rank from tasks where company_id = ${db.scope.companyId} and id = ${id}`)
  return task?.rank ?? null
}

/** A rank in front of a task, or behind all tasks; the task that is being moved is not counted. */
export const rankAt = async (
  db: Tx,
  place: TaskPlace,
  beforeId: string | null,
  movingId: string | null,
): Promise<string> => {
  const between = async () => {
    const after = await rankOfTask(db, beforeId)
    const before = await lastRank(db, place, after, movingId)
    return after === null ? rankBehind(before) : rankBetween(before, after)
  }
  const rank = await between()
  if (rank.length <= MOST_DIGITS) return rank
  await arrangeTasks(db, place, sql`t.rank`)
  return between()
}
