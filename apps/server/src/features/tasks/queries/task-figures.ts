import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { BoardView } from '../board'
import type { TaskMatch } from './task-filter'
import { estimateOfTask, keptSubTasks, timeColumn } from './task-rows'

const keptFigures = ({ showsCharged }: BoardView): Sql =>
  rawSql(`
  select f.status_id, f.active, f.completed, f.estimated, ${showsCharged ? 'f.charged' : 'f.logged'} as logged
  from task_figures f where f.company_id = l.company_id and f.list_id = l.id`)

/**
 * For a row `l` of lists, by status: how many tasks it has and how much work they are. The database keeps these figures
 * for all tasks; for filtered tasks they are computed.
 */
export const figuresOfList = (view: BoardView, { isFiltered, isShown }: TaskMatch): Sql =>
  isFiltered
    ? sql`
        select t.status_id, (t.finished_at is null)::integer as active, (t.finished_at is not null)::integer as completed,
          ${rawSql(estimateOfTask)} as estimated, ${rawSql(`t.${timeColumn(view)}`)} + n.logged as logged
        from tasks t ${keptSubTasks(view)}
        where t.company_id = l.company_id and t.list_id = l.id and t.parent_id is null and t.archived_at is null
          and ${isShown}`
    : keptFigures(view)

export interface Figures {
  readonly activeTaskCount: number
  readonly completedTaskCount: number
  readonly estimatedTime: number
  readonly loggedTime: number
}

/** Sums over rows `f` of figuresOfList. */
export const sumOfFigures: Sql = rawSql(`
  coalesce(sum(f.active), 0)::integer as "activeTaskCount", coalesce(sum(f.completed), 0)::integer as "completedTaskCount",
  coalesce(sum(f.estimated), 0)::bigint as "estimatedTime", coalesce(sum(f.logged), 0)::bigint as "loggedTime"`)
