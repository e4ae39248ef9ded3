import { BACKLOG_STATUS, BACKLOG_STATUS_ID, type TaskProgress } from '@praxis/contract/task-rules'
import type { GanttTask } from '@praxis/contract/task-shapes'
import { ganttBars } from '@praxis/domain/tasks/gantt-bars'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import type { OpenBoard } from '../board'

interface GanttRow {
  readonly id: string
  readonly title: string
  readonly parentId: string | null
  readonly listId: string
  readonly listName: string
  readonly estimatedStart: string | null
  readonly estimatedEnd: string | null
  readonly scheduled: string | null
  readonly due: string | null
  readonly estimatedTime: number | null
  readonly loggedTime: number
  readonly finishedAt: string | null
  readonly statusId: string | null
  readonly progress: TaskProgress | null
  readonly employees: readonly EmployeeBriefRow[]
}

/** Every task, list by list, each followed by its sub-tasks. */
const ganttRows = (db: Db, boardId: string): Promise<GanttRow[]> =>
  db.rows<GanttRow>(sql`
    with people as materialized (
      select a.task_id, json_agg(${employeeBriefJson('e', 'u')} order by e.sort_name, e.id) as employees
      from tasks t
      join task_assignees a on a.company_id = t.company_id and a.task_id = t.id
      join employees e on e.company_id = a.company_id and e.id = a.employee_id
      left join users u on u.id = e.user_id
      where t.company_id = ${db.scope.companyId} and t.board_id = ${boardId} and t.archived_at is null
      group by a.task_id
    )
    select t.id, t.title, t.parent_id as "parentId", t.list_id as "listId", l.name as "listName",
      t.estimated_start as "estimatedStart", t.estimated_end as "estimatedEnd", t.scheduled_date as scheduled,
      t.due_date as due, t.estimated_seconds as "estimatedTime", t.logged_seconds as "loggedTime",
      t.finished_at as "finishedAt", t.status_id as "statusId", s.progress,
      coalesce(a.employees, '[]') as employees
    from tasks t
    join task_lists l on l.company_id = t.company_id and l.id = t.list_id
    left join tasks p on p.company_id = t.company_id and p.id = t.parent_id
    left join task_statuses s on s.company_id = t.company_id and s.id = t.status_id
    left join people a on a.task_id = t.id
    where t.company_id = ${db.scope.companyId} and t.board_id = ${boardId} and t.archived_at is null
    order by l.rank, coalesce(p.rank, t.rank), p.id is not null, t.rank`)

/** A bar is drawn from left to right: dates that contradict each other show the day they agree on least, its start. */
const endNotBefore = (startDate: string | null, endDate: string | null): string | null =>
  startDate !== null && endDate !== null && endDate < startDate ? startDate : endDate

export const getGanttChart = async (db: Db, files: FileStore, board: OpenBoard): Promise<GanttTask[]> => {
  const rows = await ganttRows(db, board.id)
  if (rows.length === 0) throw new Refusal('noTasksDefinedForThisProject')
  const bars = ganttBars(
    rows.map((row) => ({
      ...row,
      isFinished: row.finishedAt !== null,
      progress: row.progress ?? BACKLOG_STATUS.progress,
    })),
  )
  return rows.map((row) => {
    const { startDate = null, endDate = null, progress = 0 } = bars.get(row.id) ?? {}
    return {
      id: row.id,
      title: row.title,
      taskList: { id: row.listId, name: row.listName },
      superTask: row.parentId === null ? null : { id: row.parentId },
      startDate,
      endDate: endNotBefore(startDate, endDate),
      dueDate: row.due,
      finishedAt: row.finishedAt,
      progress,
      status: { id: row.statusId ?? BACKLOG_STATUS_ID },
      employees: row.employees.map((employee) => employeeBriefOf(employee, files)),
      can: { reschedule: board.abilities.edit },
    }
  })
}
