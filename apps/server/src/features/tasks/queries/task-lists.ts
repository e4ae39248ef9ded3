import { defaultTaskColumns, type TaskColumn } from '@praxis/contract/task-rules'
import type { TaskAnalytics, TaskCard, TaskList } from '@praxis/contract/task-shapes'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { pageOf } from '../../../platform/lists/page-of-rows'
import { Refusal } from '../../../platform/refusal'
import type { OpenBoard } from '../board'
import { shownTasks } from './shown-tasks'
import { type TaskFilter, taskMatch } from './task-filter'
import { type BoardView, estimateOfTask, taskJoins } from './task-rows'

export interface ListRow {
  readonly id: string
  readonly name: string
  readonly rank: string
  readonly createdAt: string
}

/** Whoever looks for a list of their own hears that they have none such. */
const noSuchList = ({ ownerId }: Pick<OpenBoard, 'ownerId'>): Refusal =>
  new Refusal(ownerId === undefined ? 'notFound' : 'noTaskListForThisUser')

export const findList = (db: Db, board: Pick<OpenBoard, 'id'>, listId: string): Promise<ListRow | undefined> =>
  db.row<ListRow>(sql`
    select id, name, rank, created_at as "createdAt" from task_lists
    where company_id = ${db.scope.companyId} and board_id = ${board.id} and id = ${listId}`)

export const loadList = async (db: Db, board: Pick<OpenBoard, 'id' | 'ownerId'>, listId: string): Promise<ListRow> => {
  const row = await findList(db, board, listId)
  if (!row) throw noSuchList(board)
  return row
}

interface Figures {
  readonly activeTaskCount: number
  readonly completedTaskCount: number
  readonly estimatedTime: number
  readonly loggedTime: number
}

/** Over tasks `t` of lists, each with its sub-tasks `n`: how many there are and how much work they are. */
const figures: Sql = rawSql(`
  count(*) filter (where t.finished_at is null)::integer as "activeTaskCount",
  count(*) filter (where t.finished_at is not null)::integer as "completedTaskCount",
  coalesce(sum(${estimateOfTask}), 0)::bigint as "estimatedTime",
  coalesce(sum(t.logged_seconds + n.logged), 0)::bigint as "loggedTime"`)

/** Tasks of these lists of the board, or of all of them. */
const tasksOfLists = (
  { scope: { companyId } }: Db,
  { id }: BoardView,
  isShown: Sql,
  listIds: readonly string[] | undefined,
): Sql => sql`
  from tasks t ${taskJoins}
  where t.company_id = ${companyId} and t.board_id = ${id} and t.parent_id is null and t.archived_at is null
    and ${isShown} and ${listIds && listIds.length > 0 ? sql`t.list_id = any (${listIds})` : rawSql('true')}`

const listsWithFigures = (db: Db, board: BoardView, isShown: Sql, listId: string | undefined) =>
  db.rows<ListRow & Figures & { readonly columns: TaskColumn[] | null }>(sql`
    select l.id, l.name, l.rank, l.created_at as "createdAt", b.columns, coalesce(f."activeTaskCount", 0) as "activeTaskCount",
      coalesce(f."completedTaskCount", 0) as "completedTaskCount", coalesce(f."estimatedTime", 0) as "estimatedTime",
      coalesce(f."loggedTime", 0) as "loggedTime"
    from task_lists l
    join task_boards b on b.company_id = l.company_id and b.id = l.board_id
    left join (
      select t.list_id, ${figures} ${tasksOfLists(db, board, isShown, listId === undefined ? undefined : [listId])}
      group by t.list_id
    ) as f on f.list_id = l.id
    where l.company_id = ${db.scope.companyId} and l.board_id = ${board.id}
      and ${listId === undefined ? rawSql('true') : sql`l.id = ${listId}`}
    order by l.rank`)

const isActive: Sql = rawSql(`t.parent_id is null and t.finished_at is null and t.archived_at is null`)

export interface ListsQuery extends TaskFilter {
  readonly page: number
  readonly per: number
  readonly taskListID?: string | undefined
  readonly showSubtask: boolean
}

/** More than these are not sent at once, however many lists there are: nobody sees so many without asking for more. */
const MOST_CARDS = 500

/**
 * The lists of a board, each with a page of its active tasks. Where all these are too many, the lists from some place on come
 * without theirs, which are asked for list by list.
 */
export const listTaskLists = async (
  db: Db,
  files: FileStore,
  board: OpenBoard,
  query: ListsQuery,
): Promise<TaskList[]> => {
  const { taskListID, page, per } = query
  const match = taskMatch(board, query)
  const [lists, cards] = await Promise.all([
    listsWithFigures(db, board, match.isShown, taskListID),
    shownTasks(
      db,
      files,
      board,
      sql`
        select t.* from task_lists l
        cross join lateral (
          ${pageOf(
            sql`
              select t.*, row_number() over (order by t.rank) - 1 as place, ${match.isMeant} as is_meant from tasks t
              where t.company_id = l.company_id and t.list_id = l.id and ${isActive} and ${match.isShown}
              order by t.rank`,
            { page, per },
          )}
        ) as t
        where l.company_id = ${db.scope.companyId} and l.board_id = ${board.id}
          and ${taskListID === undefined ? rawSql('true') : sql`l.id = ${taskListID}`}
        order by l.rank, t.place limit ${MOST_CARDS + 1}`,
      match,
      query.showSubtask,
    ),
  ])
  if (taskListID !== undefined && lists.length === 0) throw noSuchList(board)
  const byList = new Map<string, TaskCard[]>(lists.map(({ id }) => [id, []]))
  for (const card of cards) byList.get(card.taskList.id)?.push(card)
  // The last list of which something came may have come in part.
  const complete =
    cards.length > MOST_CARDS ? lists.findLastIndex(({ id }) => byList.get(id)?.length !== 0) : lists.length
  return lists.map(({ estimatedTime, loggedTime, columns, ...list }, index) => {
    const found = index < complete ? (byList.get(list.id) ?? []) : []
    return {
      ...list,
      tasks: found.slice(0, per),
      hasMore: index < complete ? found.length > per : list.activeTaskCount > (page - 1) * per,
      analytics: { estimatedTime, loggedTime },
      tableColumns: columns ?? [...defaultTaskColumns],
    }
  })
}

/** One list as the board shows it at first. */
export const getTaskList = async (db: Db, files: FileStore, board: OpenBoard, id: string): Promise<TaskList> => {
  const [list] = await listTaskLists(db, files, board, { taskListID: id, page: 1, per: 100, showSubtask: true })
  if (!list) throw noSuchList(board)
  return list
}

interface CompletedQuery extends TaskFilter {
  readonly page: number
  readonly per: number
}

export const listCompletedTasks = async (
  db: Db,
  files: FileStore,
  board: OpenBoard,
  listId: string,
  query: CompletedQuery,
) => {
  const match = taskMatch(board, query)
  const completed = sql`t.company_id = ${db.scope.companyId} and t.list_id = ${listId} and t.parent_id is null
    and t.finished_at is not null and t.archived_at is null and ${match.isShown}`
  const [, count, cards] = await Promise.all([
    loadList(db, board, listId),
    db.row<{ total: number }>(sql`select count(*) as total from tasks t where ${completed}`),
    shownTasks(
      db,
      files,
      board,
      pageOf(
        sql`
          select t.*, row_number() over (order by t.finished_at desc, t.id) - 1 as place, ${match.isMeant} as is_meant
          from tasks t where ${completed} order by t.finished_at desc, t.id`,
        query,
      ),
      match,
    ),
  ])
  const { page, per } = query
  return {
    items: cards.slice(0, per),
    metadata: { page, per, total: count?.total ?? 0, hasMore: cards.length > per },
  }
}

export const getTaskAnalytics = async (
  db: Db,
  board: BoardView,
  listIds: readonly string[] | undefined,
): Promise<TaskAnalytics> => {
  const { isShown } = taskMatch(board, {})
  const row = await db.row<Figures>(sql`select ${figures} ${tasksOfLists(db, board, isShown, listIds)}`)
  return { estimatedTime: row?.estimatedTime ?? 0, loggedTime: row?.loggedTime ?? 0 }
}
