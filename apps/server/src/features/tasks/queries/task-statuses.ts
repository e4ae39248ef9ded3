import { BACKLOG_STATUS, BACKLOG_STATUS_ID, type TaskProgress } from '@praxis/contract/tasks/task-rules'
import type { StatusOverview, TaskStatus } from '@praxis/contract/tasks/task-shapes'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import { invalidField } from '../../../platform/refusal'
import type { BoardView } from '../board'
import { figuresOfList } from './task-figures'
import { type TaskFilter, taskMatch } from './task-filter'

/** A status as tasks refer to it: null for the backlog. */
export type BoardStatus = Columns<'task_statuses', 'name' | 'color' | 'progress' | 'version'> &
  LeftJoined<Columns<'task_statuses', 'id'>>

const BACKLOG: BoardStatus = { ...BACKLOG_STATUS, id: null }

/** The statuses of a board, the backlog among them. */
export class BoardStatuses {
  readonly backlog = BACKLOG

  constructor(private readonly statuses: readonly BoardStatus[]) {}

  /** The status by the id that callers use, who have one for the backlog too. */
  byId(id: string, path = 'statusID'): BoardStatus {
    const found = id === BACKLOG_STATUS_ID ? BACKLOG : this.statuses.find((status) => status.id === id)
    if (!found) throw invalidField(path, 'Unknown status')
    return found
  }

  ofTask({ statusId }: { readonly statusId: string | null }): BoardStatus {
    return this.byId(statusId ?? BACKLOG_STATUS_ID)
  }

  firstOf(progress: TaskProgress): BoardStatus | undefined {
    return this.statuses.find((status) => status.progress === progress)
  }

  all(): TaskStatus[] {
    return [
      { ...BACKLOG_STATUS },
      ...this.statuses.map(({ id, ...status }, progressRank) => ({ id: id ?? '', ...status, progressRank })),
    ]
  }
}

export const statusesOf = async (db: Db, { id }: Pick<BoardView, 'id'>): Promise<BoardStatuses> =>
  new BoardStatuses(
    await db.rows<BoardStatus>(sql`
      select id, name, color, progress, version from task_statuses
      where company_id = ${db.scope.companyId} and board_id = ${id} order by position`),
  )

interface OverviewQuery extends TaskFilter {
  readonly taskListIDs?: readonly string[] | undefined
}

/** How many tasks of lists each status has, without archived ones. */
export const getStatusOverview = async (
  db: Db,
  board: BoardView,
  { taskListIDs: listIds, ...filter }: OverviewQuery,
): Promise<StatusOverview[]> => {
  const ofLists = listIds && listIds.length > 0 ? sql`l.id = any (${listIds})` : rawSql('true')
  const [statuses, counts] = await Promise.all([
    statusesOf(db, board),
    db.rows<{ id: string; taskCount: number; completedTaskCount: number }>(sql`
      select coalesce(f.status_id::text, ${BACKLOG_STATUS_ID}) as id, sum(f.active + f.completed) as "taskCount",
        sum(f.completed) as "completedTaskCount"
      from task_lists l cross join lateral (${figuresOfList(board, taskMatch(board, filter))}) as f
      where l.company_id = ${db.scope.companyId} and l.board_id = ${board.id} and ${ofLists}
      group by 1`),
  ])
  const countsById = new Map(counts.map(({ id, ...ofStatus }) => [id, ofStatus]))
  return statuses
    .all()
    .map((status) => ({ status, ...(countsById.get(status.id) ?? { taskCount: 0, completedTaskCount: 0 }) }))
}
