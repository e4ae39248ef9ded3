import { BACKLOG_STATUS, type TaskProgress } from '@praxis/contract/task-rules'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import { namesOf } from '../../employees/queries/employee-brief'
import { shownRows } from '../queries/shown-tasks'
import { type TaskFilter, taskMatch } from '../queries/task-filter'
import type { BoardView, TaskRow } from '../queries/task-rows'

export interface ReportFilter extends TaskFilter {
  readonly taskListID?: string | undefined
}

/** A task in words, as a file or a page shows it. */
export interface ReportedTask {
  readonly list: string
  /** The title of the task it is part of. */
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

interface Named {
  readonly id: string
  readonly name: string
}

interface NamedStatus extends Named {
  readonly progress: TaskProgress
}

interface BoardNames {
  readonly lists: readonly Named[]
  readonly statuses: readonly NamedStatus[]
}

interface NamesById {
  readonly lists: ReadonlyMap<string, Named>
  readonly statuses: ReadonlyMap<string, NamedStatus>
}

const byId = <Thing extends Named>(named: readonly Thing[]): ReadonlyMap<string, Thing> =>
  new Map(named.map((thing) => [thing.id, thing]))

const namesOfBoard = async (db: Db, boardId: string): Promise<NamesById> => {
  const names = await db.row<BoardNames>(sql`
    select
      (select json_agg(json_build_object('id', l.id, 'name', l.name)) from task_lists l
       where l.company_id = b.company_id and l.board_id = b.id) as lists,
      (select json_agg(json_build_object('id', s.id, 'name', s.name, 'progress', s.progress)) from task_statuses s
       where s.company_id = b.company_id and s.board_id = b.id) as statuses
    from task_boards b where b.company_id = ${db.scope.companyId} and b.id = ${boardId}`)
  return { lists: byId(names?.lists ?? []), statuses: byId(names?.statuses ?? []) }
}

/** What is completed says so, also where the board has no status for it. */
const statusText = ({ statusId, finishedAt }: TaskRow, statuses: NamesById['statuses']): string => {
  const { name, progress } = statuses.get(statusId ?? '') ?? BACKLOG_STATUS
  return finishedAt !== null && progress !== 'finished' ? 'Completed' : name
}

const reportedTask = (task: TaskRow, parent: string | null, { lists, statuses }: NamesById): ReportedTask => ({
  list: lists.get(task.listId)?.name ?? '',
  parent,
  title: task.title,
  status: statusText(task, statuses),
  assignees: task.employees.map((employee) => namesOf(employee).displayName).join(', '),
  priority: task.priority,
  dueDate: task.dueDate,
  scheduledDate: task.scheduledDate,
  estimatedStartDate: task.estimatedStartDate,
  estimatedEndDate: task.estimatedEndDate,
  estimatedTime: task.estimatedTime,
  loggedTime: task.loggedTime,
  tags: task.tags.join(', '),
  finishedAt: task.finishedAt,
})

/** The tasks of the board, open and completed, list by list, each followed by its sub-tasks. */
export const reportOf = async (db: Db, board: BoardView, filter: ReportFilter): Promise<ReportedTask[]> => {
  const match = taskMatch(board, filter)
  const tasks = sql`
    select t.*, row_number() over (order by l.rank, t.rank) - 1 as place, ${match.isMeant} as is_meant
    from tasks t
    join task_lists l on l.company_id = t.company_id and l.id = t.list_id
    where t.company_id = ${db.scope.companyId} and t.board_id = ${board.id} and t.parent_id is null
      and t.archived_at is null and ${match.isShown}
      and ${filter.taskListID ? sql`t.list_id = ${filter.taskListID}` : rawSql('true')}`
  const [names, shown] = await Promise.all([namesOfBoard(db, board.id), shownRows(db, tasks, match)])
  return shown.flatMap(({ task, subTasks }) => [
    reportedTask(task, null, names),
    ...subTasks.map((subTask) => reportedTask(subTask, task.title, names)),
  ])
}
