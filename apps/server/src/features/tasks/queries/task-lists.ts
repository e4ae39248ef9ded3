import type { EmployeeBrief } from '@praxis/contract/people/employees'
import type { SentCard, SentList } from '@praxis/contract/tasks/task-cards'
import { defaultTaskColumns, type TaskColumn } from '@praxis/contract/tasks/task-rules'
import type { TaskAnalytics } from '@praxis/contract/tasks/task-shapes'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import type { BoardView, OpenBoard, OpeningBoard } from '../board'
import { cardColumns, placedPage, shownTasks } from './shown-tasks'
import { type Figures, figuresOfList, sumOfFigures } from './task-figures'
import { type TaskFilter, type TaskMatch, taskMatch } from './task-filter'
import { isActive } from './task-rows'

export type ListRow = Columns<'task_lists', 'id' | 'name' | 'rank' | 'created_at'>

/** For one's own board, a missing list has a refusal of its own. */
export const noSuchList = ({ ownerId }: Pick<OpenBoard, 'ownerId'>): Refusal =>
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

const listsWithFigures = (db: Db, board: BoardView, match: TaskMatch, listId: string | undefined) =>
  db.rows<ListRow & Figures & { readonly columns: TaskColumn[] | null }>(sql`
    select l.id, l.name, l.rank, l.created_at as "createdAt", b.columns, f.*
    from task_boards b
    join task_lists l on l.company_id = b.company_id and l.board_id = b.id
    cross join lateral (select ${sumOfFigures} from (${figuresOfList(board, match)}) as f) as f
    where b.company_id = ${db.scope.companyId} and b.id = ${board.id}
      and ${listId === undefined ? rawSql('true') : sql`l.id = ${listId}`}
    order by l.rank`)

export interface ListsQuery extends TaskFilter {
  readonly page: number
  readonly per: number
  readonly taskListID?: string | undefined
  readonly showSubtask: boolean
}

interface ListsWithPeople {
  readonly items: SentList[]
  /** The people who have these tasks. */
  readonly people: EmployeeBrief[]
}

/** So many cards are sent at once, however many lists there are: nobody sees more without asking for it. */
const MOST_CARDS = 500

/**
 * The lists of a board, each with a page of its active tasks. Where these are too many together, the lists from some
 * place on come without theirs, which are fetched list by list.
 */
export const listTaskLists = async (
  db: Db,
  files: FileStore,
  { opened, ...view }: OpeningBoard,
  query: ListsQuery,
): Promise<ListsWithPeople> => {
  const { taskListID, page, per } = query
  const match = taskMatch(view, query)
  const [board, lists, { tasks: shown, people }] = await Promise.all([
    opened,
    listsWithFigures(db, view, match, taskListID),
    shownTasks(
      db,
      files,
      { opened, ...view },
      sql`
        select t.* from task_lists l
        cross join lateral (${placedPage(
          sql`
            select ${cardColumns}, ${match.isMeant} as is_meant from tasks t
            where t.company_id = l.company_id and t.list_id = l.id and ${isActive('t')} and ${match.isShown}
            order by t.rank`,
          query,
        )}) as t
        where l.company_id = ${db.scope.companyId} and l.board_id = ${view.id}
          and ${taskListID === undefined ? rawSql('true') : sql`l.id = ${taskListID}`}
        order by l.rank, t.place limit ${MOST_CARDS + 1}`,
      match,
      query.showSubtask,
    ),
  ])
  if (taskListID !== undefined && lists.length === 0) throw noSuchList(board)
  const byList = new Map<string, SentCard[]>(lists.map(({ id }) => [id, []]))
  for (const { listId, card } of shown) byList.get(listId)?.push(card)
  // The last list of which cards came may be incomplete.
  const complete =
    shown.length > MOST_CARDS ? lists.findLastIndex(({ id }) => byList.get(id)?.length !== 0) : lists.length
  const items = lists.map(({ estimatedTime, loggedTime, columns, ...list }, index) => {
    const found = index < complete ? (byList.get(list.id) ?? []) : []
    return {
      tasks: found.slice(0, per),
      hasMore: index < complete ? found.length > per : list.activeTaskCount > (page - 1) * per,
      analytics: { estimatedTime, loggedTime },
      tableColumns: columns ?? [...defaultTaskColumns],
      ...list,
    }
  })
  return { items, people }
}

/** One list as the board shows it at first. */
export const getTaskList = async (db: Db, files: FileStore, board: OpenBoard, id: string) => {
  const { items, people } = await listTaskLists(
    db,
    files,
    { ...board, opened: board },
    {
      taskListID: id,
      page: 1,
      per: 100,
      showSubtask: true,
    },
  )
  const [list] = items
  if (!list) throw noSuchList(board)
  return { people, ...list }
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
  const [[list], { tasks, people }] = await Promise.all([
    listsWithFigures(db, board, match, listId),
    shownTasks(
      db,
      files,
      { ...board, opened: board },
      placedPage(
        sql`
          select ${cardColumns}, ${match.isMeant} as is_meant from tasks t
          where t.company_id = ${db.scope.companyId} and t.list_id = ${listId} and t.parent_id is null
            and t.finished_at is not null and t.archived_at is null and ${match.isShown}
          order by t.finished_at desc, t.id`,
        query,
      ),
      match,
    ),
  ])
  if (!list) throw noSuchList(board)
  const { page, per } = query
  return {
    taskList: { id: listId },
    items: tasks.slice(0, per).map(({ card }) => card),
    people,
    metadata: { page, per, total: list.completedTaskCount, hasMore: tasks.length > per },
  }
}

export const getTaskAnalytics = async (
  db: Db,
  board: BoardView,
  listIds: readonly string[] | undefined,
): Promise<TaskAnalytics> => {
  const row = await db.row<Figures>(sql`
    select ${sumOfFigures}
    from task_lists l cross join lateral (${figuresOfList(board, taskMatch(board, {}))}) as f
    where l.company_id = ${db.scope.companyId} and l.board_id = ${board.id}
      and ${listIds && listIds.length > 0 ? sql`l.id = any (${listIds})` : rawSql('true')}`)
  return { estimatedTime: row?.estimatedTime ?? 0, loggedTime: row?.loggedTime ?? 0 }
}
