import { BACKLOG_STATUS, BACKLOG_STATUS_ID } from '@praxis/contract/tasks/task-rules'
import type { GanttChart } from '@praxis/contract/tasks/task-shapes'
import { type GanttBar, type GanttSource, ganttBars } from '@praxis/domain/tasks/gantt-bars'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefJson } from '../../employees/queries/employee-brief'
import type { OpenBoard } from '../board'
import { shownPerson } from '../board-actor'
import { timeColumn } from '../queries/task-rows'

interface GanttRow extends GanttSource, Columns<'tasks', 'title' | 'list_id' | 'finished_at' | 'status_id'> {
  readonly employeeIds: readonly string[] | null
}

/** Every task in the order of its list; sub-tasks follow all tasks. */
const ganttRows = (db: Db, { id: boardId, ...view }: OpenBoard): Promise<GanttRow[]> =>
  db.rows<GanttRow>(sql`
    with people as materialized (
      select a.task_id, array_agg(a.employee_id) as ids
      from tasks t
      join task_assignees a on a.company_id = t.company_id and a.task_id = t.id
      where t.company_id = ${db.scope.companyId} and t.board_id = ${boardId} and t.archived_at is null
      group by a.task_id
    )
    select t.id, t.title, t.parent_id as "parentId", t.list_id as "listId", t.estimated_start as "estimatedStart",
      t.estimated_end as "estimatedEnd", t.scheduled_date as scheduled, t.due_date as due,
      t.estimated_seconds as "estimatedTime", ${rawSql(`t.${timeColumn(view)}`)} as "loggedTime", t.finished_at as "finishedAt",
      t.finished_at is not null as "isFinished", t.status_id as "statusId",
      coalesce(s.progress, ${BACKLOG_STATUS.progress}) as progress, a.ids as "employeeIds"
    from tasks t
    left join task_statuses s on s.company_id = t.company_id and s.id = t.status_id
    left join people a on a.task_id = t.id
    where t.company_id = ${db.scope.companyId} and t.board_id = ${boardId} and t.archived_at is null
    order by t.parent_id is not null, t.rank`)

type NamedList = Columns<'task_lists', 'id' | 'name'>

export const listsOf = (db: Db, boardId: string): Promise<NamedList[]> =>
  db.rows<NamedList>(sql`
    select id, name from task_lists where company_id = ${db.scope.companyId} and board_id = ${boardId} order by rank`)

/** The people who have tasks, in the order of their names. */
export const assigneesOf = async (db: Db, boardId: string): Promise<EmployeeBriefRow[]> => {
  const rows = await db.rows<{ employee: EmployeeBriefRow }>(sql`
    select ${employeeBriefJson('e', 'u')} as employee
    from employees e left join users u on u.id = e.user_id
    where e.company_id = ${db.scope.companyId} and e.id in (
      select a.employee_id from tasks t
      join task_assignees a on a.company_id = t.company_id and a.task_id = t.id
      where t.company_id = ${db.scope.companyId} and t.board_id = ${boardId} and t.archived_at is null)
    order by e.sort_name, e.id`)
  return rows.map(({ employee }) => employee)
}

/** Things that are sent once and referred to by their place. */
class Places {
  private readonly placeOf = new Map<string, number>()

  constructor(ids: readonly string[] = []) {
    for (const id of ids) this.of(id)
  }

  of(id: string): number {
    const place = this.placeOf.get(id) ?? this.placeOf.size
    this.placeOf.set(id, place)
    return place
  }

  get ids(): string[] {
    return [...this.placeOf.keys()]
  }
}

/** A bar must not end before it starts: where the dates contradict each other it ends on its first day. */
const endNotBefore = (startDate: string | null, endDate: string | null): string | null =>
  startDate !== null && endDate !== null && endDate < startDate ? startDate : endDate

type ChartTask = GanttChart['taskLists'][number]['tasks'][number]

const chartTask = (row: GanttRow, bar: GanttBar | undefined, statuses: Places, people: Places): ChartTask => {
  const { startDate = null, progress = 0 } = bar ?? {}
  const endDate = endNotBefore(startDate, bar?.endDate ?? null)
  return {
    id: row.id,
    title: row.title,
    progress,
    status: statuses.of(row.statusId ?? BACKLOG_STATUS_ID),
    ...(startDate !== null && { startDate }),
    ...(endDate !== null && { endDate }),
    ...(row.due !== null && { dueDate: row.due }),
    ...(row.finishedAt !== null && { finishedAt: row.finishedAt }),
    ...(row.employeeIds && { employees: row.employeeIds.map((id) => people.of(id)).sort((one, two) => one - two) }),
  }
}

export const getGanttChart = async (db: Db, files: FileStore, board: OpenBoard): Promise<GanttChart> => {
  const [rows, lists, assignees] = await Promise.all([
    ganttRows(db, board),
    listsOf(db, board.id),
    assigneesOf(db, board.id),
  ])
  if (rows.length === 0) throw new Refusal('noTasksDefinedForThisProject')
  const bars = ganttBars(rows)
  const people = new Places(assignees.map(({ id }) => id))
  const statuses = new Places()
  const tasks = new Map<string, ChartTask>()
  const tasksByList = new Map<string, ChartTask[]>(lists.map(({ id }) => [id, []]))
  for (const row of rows) {
    const task = chartTask(row, bars.get(row.id), statuses, people)
    if (row.parentId === null) {
      tasks.set(task.id, task)
      tasksByList.get(row.listId)?.push(task)
    } else {
      const above = tasks.get(row.parentId)
      if (above?.subTasks) above.subTasks.push(task)
      else if (above) above.subTasks = [task]
    }
  }
  return {
    taskLists: lists
      .map((list) => ({ tasks: tasksByList.get(list.id) ?? [], ...list }))
      .filter((list) => list.tasks.length > 0),
    statusIDs: statuses.ids,
    employees: assignees.map((employee) => shownPerson(employee, files, board.actor)),
    can: { reschedule: board.permissions.edit },
  }
}
