import type { PageMetadata } from '@praxis/contract/protocol/page'
import { BACKLOG_STATUS_ID } from '@praxis/contract/tasks/task-rules'
import type { ArchivedTask } from '@praxis/contract/tasks/task-shapes'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { COUNT_LIMIT, pageOf, pageOfRows } from '../../../platform/lists/page-of-rows'
import type { BoardView } from '../board'
import { type TaskFilter, taskMatch } from './task-filter'

/** A condition on a row `t` of tasks with its parent `p`: archived by itself, not with its parent. */
const isPutAwayOn = (board: BoardView, filter: TaskFilter): Sql => sql`
  t.board_id = ${board.id} and t.archived_at is not null and p.archived_at is null and ${taskMatch(board, filter).isShown}`

interface ArchivedQuery extends TaskFilter {
  readonly page: number
  readonly per: number
  readonly taskListID?: string | undefined
}

export const listArchivedTasks = async (
  db: Db,
  board: BoardView,
  { page, per, taskListID, ...filter }: ArchivedQuery,
): Promise<{ items: ArchivedTask[]; metadata: PageMetadata }> => {
  const found = sql`
    from tasks t
    left join tasks p on p.company_id = t.company_id and p.id = t.parent_id
    where t.company_id = ${db.scope.companyId} and ${isPutAwayOn(board, filter)}
      and ${taskListID === undefined ? rawSql('true') : sql`t.list_id = ${taskListID}`}`
  const rows = await db.lastRows<ArchivedTask & { total: number }>(sql`
    with counted as (
      select count(*) as total from (select ${found} ${COUNT_LIMIT}) as few
    ), shown as (
      ${pageOf(sql`select t.*, p.title as super_title ${found} order by t.archived_at desc, t.id`, { page, per })}
    )
    select s.id, s.title, json_build_object('id', l.id, 'name', l.name) as "taskList",
      case when s.parent_id is not null then json_build_object('id', s.parent_id, 'title', s.super_title) end as "superTask",
      json_build_object('id', coalesce(s.status_id::text, ${BACKLOG_STATUS_ID})) as status,
      s.finished_at as "finishedAt", s.archived_at as "archivedAt",
      (select count(*) from tasks x where x.company_id = s.company_id and x.parent_id = s.id
       and x.archived_at = s.archived_at)::integer as "subTaskCount", counted.total
    from counted
    left join shown s on true
    left join task_lists l on l.company_id = s.company_id and l.id = s.list_id
    order by s.archived_at desc, s.id`)
  return pageOfRows(rows, { page, per }, ({ total: _, ...task }) => task)
}
