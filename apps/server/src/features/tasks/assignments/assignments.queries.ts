import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { personals } from '@praxis/contract/tasks/personals'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db, Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import { permissionsIn, type Standing, standingColumns } from '../../targetables/queries/standing'
import {
  type TargetableBriefRow,
  targetableBriefColumns,
  targetableBriefOf,
} from '../../targetables/queries/targetable-brief'
import { kindsInUse } from '../../targetables/queries/targetable-kinds'

type Assignments = Sent<typeof personals.listAssignments>

type AssignmentRow = TargetableBriefRow &
  Standing &
  Columns<'tasks', 'title' | 'due_date' | { taskId: 'id' }> &
  Columns<'task_assignment_news', { assignedAt: 'created_at' }> & {
    readonly taskList: Columns<'task_lists', 'id' | 'name'>
    readonly assignedBy: EmployeeBriefRow
  }

/** Assignments are counted up to here; the exact number of more is of no use. */
const MOST_COUNTED = 500

/** Open tasks of active projects that the person was given and has not opened since, the newest first. */
export const listAssignments = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  most: number,
): Promise<Assignments> => {
  const { id } = actor.employee
  const rows = await db.rows<AssignmentRow>(sql`
    select t.id as "taskId", t.title, t.due_date as "dueDate", n.created_at as "assignedAt",
      json_build_object('id', l.id, 'name', l.name) as "taskList", ${employeeBriefJson('b', 'u')} as "assignedBy",
      ${targetableBriefColumns}, ${standingColumns(id)}
    from task_assignment_news n
    join task_assignees a on a.company_id = n.company_id and a.task_id = n.task_id and a.employee_id = n.employee_id
    join tasks t on t.company_id = n.company_id and t.id = n.task_id and t.finished_at is null and t.archived_at is null
    join task_lists l on l.company_id = t.company_id and l.id = t.list_id
    join targetables p on p.company_id = t.company_id and p.id = t.board_id and p.is_active
    left join clients c on c.company_id = p.company_id and c.id = p.client_id
    join employees b on b.company_id = n.company_id and b.id = n.assigned_by
    left join users u on u.id = b.user_id
    where n.company_id = ${actor.company.id} and n.employee_id = ${id} and p.kind = any (${kindsInUse(actor)}::text[])
    order by n.created_at desc, t.id limit ${MOST_COUNTED}`)
  const shown = rows.filter((row) => canRead(permissionsIn(row, actor).areas.taskLists))
  return {
    items: shown.slice(0, most).map((row) => ({
      id: row.taskId,
      title: row.title,
      dueDate: row.dueDate,
      taskList: row.taskList,
      project: targetableBriefOf(row, files),
      assignedBy: employeeBriefOf(row.assignedBy, files),
      assignedAt: row.assignedAt,
    })),
    total: shown.length,
  }
}

/** The person has opened the task, or has dismissed its assignment. */
export const dismissAssignment = async (db: Tx, actor: EmployeeActor, taskId: string): Promise<void> => {
  const gone = await db.row(sql`
    delete from task_assignment_news
    where company_id = ${actor.company.id} and employee_id = ${actor.employee.id} and task_id = ${taskId}
    returning task_id`)
  if (!gone) throw new Refusal('notFound')
  db.announce({ topic: 'tasks', id: actor.employee.id, to: { employees: [actor.employee.id] } })
}
