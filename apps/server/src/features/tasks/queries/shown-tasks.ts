import type { EmployeeBrief } from '@praxis/contract/people/employees'
import type { SentCard, SentSubTask } from '@praxis/contract/tasks/task-cards'
import { BACKLOG_STATUS_ID } from '@praxis/contract/tasks/task-rules'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { pageOf } from '../../../platform/lists/page-of-rows'
import { type EmployeeBriefRow, employeeBriefs } from '../../employees/queries/employee-brief'
import type { BoardView, OpenBoard } from '../board'
import { shownPerson } from '../board-actor'
import { everyTask, type TaskMatch } from './task-filter'
import { keptSubTasks, loadTask, mayUpdateStatus, type TaskRow, taskColumns, type Viewed, viewOf } from './task-rows'

const columnsOf = (task: string): Sql =>
  rawSql(
    `company_id id list_id parent_id title status_id priority due_date scheduled_date estimated_start estimated_end
     estimated_seconds overrides_estimate logged_seconds tags finished_at rank version updated_at sub_task_count
     finished_sub_task_count estimated_sub_task_count sub_tasks_estimate comment_count file_count charged_seconds`
      .split(/\s+/)
      .map((column) => `${task}.${column}`)
      .join(', '),
  )

/** The columns of a row `t` of tasks that a board shows; the description is left out, as it can be long. */
export const cardColumns: Sql = columnsOf('t')
const subTaskColumns: Sql = columnsOf('x')

/** A page of rows in their order, each with its `place` among all of them. */
export const placedPage = (rows: Sql, page: { readonly page: number; readonly per: number }): Sql => sql`
  select p.*, ${(page.page - 1) * page.per}::integer + row_number() over () - 1 as place from (${pageOf(rows, page)}) as p`

type CardRow = Omit<TaskRow, 'employees'> & { readonly employeeIds: readonly string[]; readonly isCard: boolean }

/** Rows of tasks with their `place` and whether they match (`is_meant`), and their sub-tasks, in one statement. */
const shownRows = (
  db: Db,
  view: BoardView,
  tasks: Sql,
  { isSubTaskMeant }: TaskMatch,
  showSubTasks: boolean,
): Promise<CardRow[]> =>
  db.rows<CardRow>(sql`
    with cards as materialized (${tasks}),
    shown as (
      select *, true as is_card from cards
      union all
      select ${subTaskColumns}, true, row_number() over (partition by x.parent_id order by x.rank) - 1, false
      from cards c
      join tasks x on x.company_id = c.company_id and x.parent_id = c.id
      where ${showSubTasks} and c.sub_task_count > 0 and x.archived_at is null and (c.is_meant or ${isSubTaskMeant})
    )
    select ${taskColumns(view)}, t.is_card as "isCard", array(
        select s.employee_id from task_assignees s where s.company_id = t.company_id and s.task_id = t.id
      ) as "employeeIds"
    from shown t ${keptSubTasks(view)} order by t.place`)

/** Many tasks are given to few people, so each person is looked up once. The answer is in the order of names. */
const peopleOf = async (
  db: Db,
  files: FileStore,
  { actor }: Viewed,
  rows: readonly CardRow[],
): Promise<EmployeeBrief[]> => {
  const ids = new Set<string>()
  for (const { employeeIds } of rows) for (const id of employeeIds) ids.add(id)
  if (ids.size === 0) return []
  const found = await db.lastRows<EmployeeBriefRow>(employeeBriefs(db.scope.companyId, [...ids]))
  return found.map((employee) => shownPerson(employee, files, actor))
}

type Places = ReadonlyMap<string, number>

/** The assignees in the order of names, as in `people`. */
const employeesOf = (ids: readonly string[], places: Places): { id: string }[] => {
  const place = (id: string) => places.get(id) ?? 0
  return (ids.length === 1 ? ids : [...ids].sort((one, other) => place(one) - place(other))).map((id) => ({ id }))
}

/** Fields with their default value are left out, one by one: an answer can have hundreds of cards. */
const sentTask = (row: CardRow, places: Places, board: Viewed): SentSubTask => {
  const { id, title, rank, index, updatedAt, employeeIds } = row
  const sent: SentSubTask = { id, title, status: { id: row.statusId ?? BACKLOG_STATUS_ID }, rank, index, updatedAt }
  if (row.version !== 1) sent.version = row.version
  if (row.finishedAt !== null) sent.finishedAt = row.finishedAt
  if (employeeIds.length > 0) sent.employees = employeesOf(employeeIds, places)
  if (row.priority !== 0) sent.priority = row.priority
  if (row.dueDate !== null) sent.dueDate = row.dueDate
  if (row.scheduledDate !== null) sent.scheduledDate = row.scheduledDate
  if (row.estimatedStartDate !== null) sent.estimatedStartDate = row.estimatedStartDate
  if (row.estimatedEndDate !== null) sent.estimatedEndDate = row.estimatedEndDate
  if (row.estimatedTime !== null) sent.estimatedTime = row.estimatedTime
  if (row.loggedTime !== 0) sent.loggedTime = row.loggedTime
  if (row.tags.length > 0) sent.tags = row.tags
  if (row.subTaskCount !== 0) sent.subTaskCount = row.subTaskCount
  if (row.finishedSubTaskCount !== 0) sent.finishedSubTaskCount = row.finishedSubTaskCount
  if (row.commentCount !== 0) sent.commentCount = row.commentCount
  if (row.fileCount !== 0) sent.fileCount = row.fileCount
  if (!mayUpdateStatus(board, employeeIds)) sent.can = { updateStatus: false }
  return sent
}

interface ShownTask {
  readonly listId: string
  readonly card: SentCard
}

interface Shown {
  readonly tasks: ShownTask[]
  /** The people who have these tasks. */
  readonly people: EmployeeBrief[]
}

/** Tasks as cards, each with those of its sub-tasks that match the filter. */
export const shownTasks = async (
  db: Db,
  files: FileStore,
  { opened, ...view }: BoardView & { readonly opened: Viewed | Promise<Viewed> },
  ...[tasks, match, showSubTasks = true]: [tasks: Sql, match: TaskMatch, showSubTasks?: boolean]
): Promise<Shown> => {
  const [board, rows] = await Promise.all([opened, shownRows(db, view, tasks, match, showSubTasks)])
  const people = await peopleOf(db, files, board, rows)
  const places = new Map(people.map(({ id }, place) => [id, place]))
  const shown: ShownTask[] = []
  const cards = new Map<string, SentCard>()
  for (const row of rows) {
    if (!row.isCard) continue
    const card: SentCard = sentTask(row, places, board)
    shown.push({ listId: row.listId, card })
    cards.set(row.id, card)
  }
  for (const row of rows) {
    const card = row.isCard || row.parentId === null ? undefined : cards.get(row.parentId)
    if (!card) continue
    const subTask = sentTask(row, places, board)
    if (card.subTasks) card.subTasks.push(subTask)
    else card.subTasks = [subTask]
  }
  return { tasks: shown, people }
}

/** Some tasks of lists by their ids, whatever else the view of the board shows. */
export const cardsById = async (db: Db, files: FileStore, board: OpenBoard, taskIds: readonly string[]) => {
  const { tasks, people } = await shownTasks(
    db,
    files,
    { ...board, opened: board },
    sql`
      select ${cardColumns}, true as is_meant, row_number() over (order by t.rank) - 1 as place from tasks t
      where t.company_id = ${db.scope.companyId} and t.id = any (${taskIds}) and t.archived_at is null`,
    everyTask,
  )
  return { cards: tasks.map(({ listId, card }): SentCard => ({ taskList: { id: listId }, ...card })), people }
}

/** The sub-tasks that are shown with the task: for an archived one, those archived with it. */
export const listSubTasks = async (db: Db, files: FileStore, board: OpenBoard, taskId: string) => {
  const task = await loadTask(db, board, taskId)
  const { tasks, people } = await shownTasks(
    db,
    files,
    { ...board, opened: viewOf(board, task) },
    sql`
      select ${cardColumns}, true as is_meant, row_number() over (order by t.rank) - 1 as place
      from tasks p join tasks t on t.company_id = p.company_id and t.parent_id = p.id
      where p.company_id = ${db.scope.companyId} and p.id = ${taskId}
        and (t.archived_at is null or t.archived_at = p.archived_at)`,
    everyTask,
  )
  return { taskList: { id: task.listId }, superTask: { id: taskId }, items: tasks.map(({ card }) => card), people }
}
