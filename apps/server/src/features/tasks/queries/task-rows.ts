import type { DynamicDetail } from '@praxis/contract/company/dynamic-details'
import { BACKLOG_STATUS_ID } from '@praxis/contract/tasks/task-rules'
import type { SubTask, Task, TaskCard } from '@praxis/contract/tasks/task-shapes'
import { archivedTaskPermissions, type TaskPermissions, taskPermissions } from '@praxis/domain/tasks/task-policy'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore, StoredFile } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefJson } from '../../employees/queries/employee-brief'
import type { BoardView, OpenBoard } from '../board'
import { employeeIdOf, shownFile, shownPerson } from '../board-actor'

type TaskColumns = Columns<
  'tasks',
  | ('id' | 'list_id' | 'parent_id' | 'title' | 'status_id' | 'priority' | 'due_date')
  | ('scheduled_date' | 'tags' | 'finished_at' | 'rank' | 'version' | 'updated_at' | 'comment_count')
  | 'file_count'
  | { estimatedStartDate: 'estimated_start'; estimatedEndDate: 'estimated_end' }
>

export interface TaskRow extends TaskColumns {
  readonly employees: readonly EmployeeBriefRow[]
  readonly estimatedTime: number | null
  readonly loggedTime: number
  readonly index: number
  readonly subTaskCount: number
  readonly finishedSubTaskCount: number
}

/** What the viewer may do on a board, or that they look at its archive, where nothing can be done. */
export type Viewed = Pick<OpenBoard, 'permissions' | 'actor'> & { readonly isArchive?: boolean }

type TimeShown = Pick<BoardView, 'showsCharged'>

/** The column of a row of tasks with the time that is shown: what was logged, or what was approved and is charged. */
export const timeColumn = ({ showsCharged }: TimeShown): string => (showsCharged ? 'charged_seconds' : 'logged_seconds')

/**
 * The sub-tasks `n` of a row `t` of tasks, counted and summed; for an archived task those archived with it. Sub-tasks
 * have none of their own, so nothing is read for them.
 */
export const taskJoins = (view: TimeShown): Sql =>
  rawSql(`
  cross join lateral (
    select count(*)::integer as total, count(x.finished_at)::integer as finished, sum(x.estimated_seconds) as estimated,
           coalesce(sum(x.${timeColumn(view)}), 0) as logged
    from tasks x
    where t.parent_id is null and x.company_id = t.company_id and x.parent_id = t.id
      and (x.archived_at is null or x.archived_at = t.archived_at)
  ) as n`)

/** The same for a task that is not archived, whose row has these sums, except the time logged on its sub-tasks. */
export const keptSubTasks = (view: TimeShown): Sql =>
  rawSql(`
  cross join lateral (
    select t.sub_task_count as total, t.finished_sub_task_count as finished,
      case when t.estimated_sub_task_count > 0 then t.sub_tasks_estimate end as estimated,
      case when t.sub_task_count = 0 then 0 else (
        select coalesce(sum(x.${timeColumn(view)}), 0) from tasks x
        where x.company_id = t.company_id and x.parent_id = t.id and x.archived_at is null
      ) end as logged
  ) as n`)

/** The estimate of a task: the sum of its sub-tasks', unless they have none or it is overridden. */
export const estimateOfTask =
  'case when t.overrides_estimate then t.estimated_seconds else coalesce(n.estimated, t.estimated_seconds) end'

/** Columns of a row `t` of tasks with its `place` among its neighbours, and of what is joined to it, except people. */
export const taskColumns = (view: TimeShown): Sql => sql`
  t.id, t.list_id as "listId", t.parent_id as "parentId", t.title, t.status_id as "statusId", t.priority,
  t.due_date as "dueDate", t.scheduled_date as "scheduledDate", t.estimated_start as "estimatedStartDate",
  t.estimated_end as "estimatedEndDate", ${rawSql(estimateOfTask)} as "estimatedTime",
  (${rawSql(`t.${timeColumn(view)}`)} + n.logged)::integer as "loggedTime",
  t.tags, t.finished_at as "finishedAt", t.rank, t.place::integer as index, t.version, t.updated_at as "updatedAt",
  n.total as "subTaskCount", n.finished as "finishedSubTaskCount",
  t.comment_count as "commentCount", t.file_count as "fileCount"`

/** The people whom a row `t` of tasks was given to, by name. */
export const taskPeople: Sql = sql`
  coalesce((
    select json_agg(${employeeBriefJson('e', 'u')} order by e.sort_name, e.id)
    from task_assignees s
    join employees e on e.company_id = s.company_id and e.id = s.employee_id
    left join users u on u.id = e.user_id
    where s.company_id = t.company_id and s.task_id = t.id
  ), '[]') as employees`

const nobody: Sql = rawSql(`'[]'::json as employees`)

const permissionsFor = ({ permissions, isArchive }: Viewed, isAssignee: boolean): TaskPermissions =>
  isArchive ? archivedTaskPermissions : taskPermissions(permissions, isAssignee)

export const permissionsOn = (board: Viewed, { employees }: Pick<TaskRow, 'employees'>): TaskPermissions =>
  permissionsFor(
    board,
    employees.some(({ id }) => id === employeeIdOf(board.actor)),
  )

/** Whether the viewer may change the status of a task that was given to these employees. */
export const mayUpdateStatus = (board: Viewed, employeeIds: readonly string[]): boolean =>
  permissionsFor(board, isAmong(employeeIds, board)).updateStatus

/** Whether the viewer is one of these employees. */
export const isAmong = (employeeIds: readonly string[], { actor }: Pick<OpenBoard, 'actor'>): boolean => {
  const id = employeeIdOf(actor)
  return id !== null && employeeIds.includes(id)
}

const subTaskOf = (row: TaskRow, board: Viewed, files: FileStore): SubTask => {
  const { listId, parentId, statusId, employees, ...task } = row
  return {
    taskList: { id: listId },
    superTask: parentId === null ? null : { id: parentId },
    status: { id: statusId ?? BACKLOG_STATUS_ID },
    employees: employees.map((employee) => shownPerson(employee, files, board.actor)),
    can: { updateStatus: permissionsOn(board, row).updateStatus },
    ...task,
  }
}

export const cardOf = (row: TaskRow, subTasks: readonly TaskRow[], board: Viewed, files: FileStore): TaskCard => ({
  subTasks: subTasks.map((subTask) => subTaskOf(subTask, board, files)),
  ...subTaskOf(row, board, files),
})

/** The sub-tasks that are shown with the task: for an archived one, those archived with it. */
const subTasksOf = (db: Db, view: BoardView, taskId: string): Promise<TaskRow[]> =>
  db.rows<TaskRow>(sql`
    select ${taskColumns(view)}, ${taskPeople} from (
      select t.*, row_number() over (order by t.rank) - 1 as place
      from tasks t join tasks p on p.company_id = t.company_id and p.id = t.parent_id
      where t.company_id = ${db.scope.companyId} and t.parent_id = ${taskId}
        and (t.archived_at is null or t.archived_at = p.archived_at)
    ) as t ${taskJoins(view)} order by t.rank`)

type WholeTaskColumns = Columns<
  'tasks',
  ('description' | 'overrides_estimate' | 'should_remind' | 'dynamic_details' | 'created_at') | 'archived_at'
>

export interface WholeTaskRow extends TaskRow, WholeTaskColumns {
  readonly dynamicDetails: DynamicDetail[]
  readonly createdBy: EmployeeBriefRow | null
  /** Whether it was archived with its parent, and so is restored with it. */
  readonly isPartOfArchived: boolean
  readonly files: readonly StoredFile[]
}

/**
 * A condition on a row `t` of tasks: it, its parent or one of its sub-tasks is given to the employee. It is looked up
 * by task: each has few people, but a person may have any number of tasks.
 */
const concerns = (employeeId: string): Sql => sql`exists (
  select from (
    select t.id union all select t.parent_id union all
    select x.id from tasks x where x.company_id = t.company_id and x.parent_id = t.id
      and (x.archived_at is null or x.archived_at = t.archived_at)
  ) as around (id)
  cross join lateral (
    select from task_assignees a
    where a.company_id = t.company_id and a.task_id = around.id and a.employee_id = ${employeeId} limit 1
  ) as given)`

/** A condition on a row `t` of tasks: it is on the board or in its archive, and shown in this view. */
export const isSeenOn = ({ id, assigneeId, hidesArchive }: BoardView): Sql => sql`
  t.board_id = ${id} and ${assigneeId === undefined ? rawSql('true') : concerns(assigneeId)}
  and ${rawSql(hidesArchive ? 't.archived_at is null' : 'true')}`

/** A condition on a row of tasks, worded as in the index by rank: open and in a list. */
export const isActive = (task: string): Sql =>
  rawSql(`${task}.parent_id is null and ${task}.finished_at is null and ${task}.archived_at is null`)

/** The place of a row `t` of tasks in its list or under its task. */
const countedPlace: Sql = sql`case
  when t.parent_id is not null then (
    select count(*) from tasks n
    where n.company_id = t.company_id and n.parent_id = t.parent_id and n.archived_at is null
      and n.finished_at is null and n.rank < t.rank)
  when t.finished_at is null then (
    select count(*) from tasks n
    where n.company_id = t.company_id and n.list_id = t.list_id and ${isActive('n')} and n.rank < t.rank)
  else (
    select count(*) from tasks n
    where n.company_id = t.company_id and n.list_id = t.list_id and n.parent_id is null and n.archived_at is null
      and n.finished_at is not null and n.rank < t.rank)
  end`

/** The same place for the last task of a list, without counting the others. */
const lastPlace: Sql = rawSql(`(
  select sum(case when t.finished_at is null then f.active else f.completed end) - 1 from task_figures f
  where f.company_id = t.company_id and f.list_id = t.list_id)`)

/** Columns of a row `t` of tasks that are only shown with the whole task, and of whoever created it. */
const wholeColumns: Sql = sql`
  t.description, t.overrides_estimate as "overridesEstimate", t.should_remind as "shouldRemind",
  t.dynamic_details as "dynamicDetails", t.created_at as "createdAt",
  case when b.id is not null then ${employeeBriefJson('b', 'bu')} end as "createdBy", t.archived_at as "archivedAt"`

const creatorJoins: Sql = rawSql(`
  left join employees b on b.company_id = t.company_id and b.id = t.created_by
  left join users bu on bu.id = b.user_id`)

/** A task of the board or of its archive, with its place. */
export const findTask = (db: Db, board: BoardView, taskId: string): Promise<WholeTaskRow | undefined> =>
  db.row<WholeTaskRow>(sql`
    select ${taskColumns(board)}, ${taskPeople}, ${wholeColumns},
      exists (select from tasks p where p.company_id = t.company_id and p.id = t.parent_id and p.archived_at is not null)
        as "isPartOfArchived",
      coalesce((
        select json_agg(json_build_object('id', f.id, 'name', f.name, 'contentType', f.content_type, 'size', f.size)
                        order by f.created_at, f.name)
        from files f where f.company_id = t.company_id and f.entity = 'task' and f.entity_id = t.id::text
      ), '[]') as files
    from (
      select t.*, ${countedPlace} as place from tasks t
      where t.company_id = ${db.scope.companyId} and t.id = ${taskId} and ${isSeenOn(board)}
    ) as t ${taskJoins(board)} ${creatorJoins}`)

/** A task that was created a moment ago, in the last place: what it cannot have yet is not looked up. */
export const loadNewTask = async (
  db: Db,
  board: BoardView,
  { id, parentId, hasPeople }: Pick<TaskRow, 'id' | 'parentId'> & { readonly hasPeople: boolean },
): Promise<WholeTaskRow> => {
  const row = await db.row<WholeTaskRow>(sql`
    select ${taskColumns(board)}, ${hasPeople ? taskPeople : nobody}, ${wholeColumns}, false as "isPartOfArchived", '[]'::json as files
    from (
      select t.*, ${parentId === null ? lastPlace : countedPlace} as place from tasks t
      where t.company_id = ${db.scope.companyId} and t.id = ${id}
    ) as t ${keptSubTasks(board)} ${creatorJoins}`)
  if (!row) throw new Error('A task that was inserted is there')
  return row
}

export const loadTask = async (db: Db, board: BoardView, taskId: string): Promise<WholeTaskRow> => {
  const row = await findTask(db, board, taskId)
  if (!row) throw new Refusal('notFound')
  return row
}

/** Somebody who reads an archived task can do nothing else with it. */
export const viewOf = (board: OpenBoard, { archivedAt }: WholeTaskRow): OpenBoard & Viewed => ({
  ...board,
  isArchive: archivedAt !== null,
})

/** The task as it goes over the wire. */
export const taskOf = (row: WholeTaskRow, subTasks: readonly TaskRow[], store: FileStore, board: OpenBoard): Task => {
  const { description, overridesEstimate, shouldRemind, dynamicDetails, createdAt, createdBy, files, ...rest } = row
  const { archivedAt, isPartOfArchived, ...task } = rest
  const view = viewOf(board, row)
  const { edit, updateStatus, comment, attachFiles, delete: mayDelete } = permissionsOn(view, row)
  return {
    taskDescription: description,
    enableOverrideEstimatedTime: overridesEstimate,
    shouldRemind,
    dynamicDetails,
    files: files.map((file) => shownFile(file, store, board.actor)),
    createdAt,
    createdBy: createdBy && shownPerson(createdBy, store, board.actor),
    archivedAt,
    ...cardOf(task, subTasks, view, store),
    can: {
      ...{ edit, updateStatus, comment, attachFiles, delete: mayDelete },
      restore: archivedAt !== null && !isPartOfArchived && board.permissions.edit,
    },
  }
}

export const getTask = async (db: Db, store: FileStore, board: OpenBoard, taskId: string): Promise<Task> => {
  const [row, subTasks] = await Promise.all([loadTask(db, board, taskId), subTasksOf(db, board, taskId)])
  return taskOf(row, subTasks, store, board)
}

/** The answer to a change, also for somebody who has just given the task away. */
export const getChangedTask = (
  db: Db,
  store: FileStore,
  { assigneeId: _, ...board }: OpenBoard,
  taskId: string,
): Promise<Task> => getTask(db, store, board, taskId)
