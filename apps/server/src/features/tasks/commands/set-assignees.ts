import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { taskAssignment } from '../notifications/task-assignment'

interface NewAssignees
  extends Columns<'tasks', { task: 'title' }>,
    Columns<'targetables', 'kind' | { project: 'name'; projectId: 'id' }> {
  readonly employeeIds: string[]
}

/** The task is given to these people and nobody else. In a project, people who get it from somebody else are told. */
export const setAssignees = async (db: Tx, taskId: string, employeeIds: readonly string[]): Promise<void> => {
  const { companyId, employeeId, userId } = db.scope
  const told = await db.row<NewAssignees>(sql`
    with gone as (
      delete from task_assignees
      where company_id = ${companyId} and task_id = ${taskId} and employee_id <> all (${employeeIds}::uuid[])
    ), added as (
      insert into task_assignees (company_id, task_id, employee_id)
      select ${companyId}, ${taskId}, id from unnest(${employeeIds}::uuid[]) as id
      on conflict do nothing
      returning company_id, task_id, employee_id
    ), news as (
      insert into task_assignment_news (company_id, employee_id, task_id, assigned_by, created_at)
      select a.company_id, a.employee_id, a.task_id, ${employeeId}, ${db.now}
      from added a
      join tasks t on t.company_id = a.company_id and t.id = a.task_id
      join targetables p on p.company_id = t.company_id and p.id = t.board_id
      where a.employee_id <> ${employeeId} and t.finished_at is null
      on conflict (company_id, employee_id, task_id)
        do update set assigned_by = excluded.assigned_by, created_at = excluded.created_at
      returning company_id, task_id, employee_id
    )
    select array_agg(n.employee_id) as "employeeIds", t.title as task, p.name as project, p.id as "projectId",
      p.kind
    from news n
    join tasks t on t.company_id = n.company_id and t.id = n.task_id
    join targetables p on p.company_id = t.company_id and p.id = t.board_id
    group by t.title, p.name, p.id, p.kind`)
  if (!told) return
  const { employeeIds: to, ...payload } = told
  db.notify(taskAssignment, {
    to,
    key: taskId,
    again: true,
    recordId: taskId,
    payload,
    by: { employeeId, userId },
  })
}
