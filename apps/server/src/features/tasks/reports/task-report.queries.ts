import { BACKLOG_STATUS } from '@praxis/contract/tasks/task-rules'
import type { Columns } from '../../../platform/database/columns'
import type { ReadDb } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { EmployeeBriefRow } from '../../employees/queries/employee-brief'
import type { BoardActor, BoardView, OpenBoard } from '../board'
import { shownNames } from '../board-actor'
import { type TaskFilter, taskMatch } from '../queries/task-filter'
import { estimateOfTask, taskJoins, taskPeople, timeColumn } from '../queries/task-rows'

export interface ReportFilter extends TaskFilter {
  readonly taskListID?: string | undefined
}

/** What a report tells of tasks beside what it tells everybody. */
export interface ReportedFields {
  readonly estimatedTime: boolean
  readonly loggedTime: boolean
  readonly tags: boolean
}

export const everyField: ReportedFields = { estimatedTime: true, loggedTime: true, tags: true }

/** A task in words, as a file or a page shows it. */
export interface ReportedTask {
  readonly list: string
  /** The title of the task that this one is part of. */
  readonly parent: string | null
  readonly title: string
  readonly status: string
  readonly assignees: string
  readonly priority: number
  readonly dueDate: string | null
  readonly scheduledDate: string | null
  readonly estimatedStartDate: string | null
  readonly estimatedEndDate: string | null
  readonly estimatedTime: number | null
  readonly loggedTime: number
  readonly tags: string
  readonly finishedAt: string | null
}

type TaskColumns = Columns<
  'tasks',
  | ('title' | 'priority' | 'due_date' | 'scheduled_date' | 'tags' | 'finished_at')
  | { estimatedStartDate: 'estimated_start'; estimatedEndDate: 'estimated_end' }
>

interface ReportRow extends TaskColumns, Pick<ReportedTask, 'list' | 'parent' | 'estimatedTime' | 'loggedTime'> {
  /** Null for a task in the backlog. */
  readonly status: Columns<'task_statuses', 'name' | 'progress'> | null
  readonly employees: readonly EmployeeBriefRow[]
}

/** A completed task is called so even where the board has no finished status. */
const statusText = ({ status, finishedAt }: ReportRow): string => {
  const { name, progress } = status ?? BACKLOG_STATUS
  return finishedAt !== null && progress !== 'finished' ? 'Completed' : name
}

const reportedTask = (row: ReportRow, actor: BoardActor): ReportedTask => ({
  ...row,
  status: statusText(row),
  assignees: row.employees.map((employee) => shownNames(employee, actor).displayName).join(', '),
  tags: row.tags.join(', '),
})

/** The tasks of the board, open and completed, list by list, each followed by its sub-tasks. */
const reportSql = (companyId: string, board: BoardView, filter: ReportFilter): Sql => {
  const { isMeant, isShown, isSubTaskMeant } = taskMatch(board, filter)
  return sql`
    with cards as materialized (
      select t.*, l.name as list, l.rank as list_rank, ${isMeant} as is_meant
      from tasks t
      join task_lists l on l.company_id = t.company_id and l.id = t.list_id
      where t.company_id = ${companyId} and t.board_id = ${board.id} and t.parent_id is null
        and t.archived_at is null and ${isShown}
        and ${filter.taskListID ? sql`t.list_id = ${filter.taskListID}` : rawSql('true')}
    ), shown as (
      select c.*, null as parent, c.rank as card_rank, '' as sub_task_rank from cards c
      union all
      select x.*, c.list, c.list_rank, true, c.title, c.rank, x.rank
      from cards c
      join tasks x on x.company_id = c.company_id and x.parent_id = c.id
      where x.archived_at is null and (c.is_meant or ${isSubTaskMeant})
    )
    select t.list, t.parent, t.title, t.priority, t.due_date as "dueDate", t.scheduled_date as "scheduledDate",
      t.estimated_start as "estimatedStartDate", t.estimated_end as "estimatedEndDate",
      ${rawSql(estimateOfTask)} as "estimatedTime", (${rawSql(`t.${timeColumn(board)}`)} + n.logged)::integer as "loggedTime", t.tags,
      t.finished_at as "finishedAt", ${taskPeople},
      case when s.id is not null then json_build_object('name', s.name, 'progress', s.progress) end as status
    from shown t ${taskJoins(board)}
    left join task_statuses s on s.company_id = t.company_id and s.id = t.status_id
    order by t.list_rank, t.card_rank, coalesce(t.parent_id, t.id), t.sub_task_rank`
}

export async function* reportOf(
  db: ReadDb,
  board: BoardView & Pick<OpenBoard, 'actor'>,
  filter: ReportFilter,
): AsyncGenerator<ReportedTask[]> {
  for await (const rows of db.batches<ReportRow>(reportSql(db.scope.companyId, board, filter)))
    yield rows.map((row) => reportedTask(row, board.actor))
}
