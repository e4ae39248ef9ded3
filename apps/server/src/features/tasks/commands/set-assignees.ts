import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

/** A burst of assignments is told of at once, when it is over. */
const TOLD_AFTER_MS = 60_000

/** These, and nobody else. Whoever gets the task from somebody else, in a project, is told of it a little later. */
export const setAssignees = async (
  db: Tx,
  taskId: string,
  employeeIds: readonly string[],
  by: { readonly employee: { readonly id: string } },
): Promise<void> => {
  const told = await db.rows<{ employeeId: string }>(sql`
    with gone as (
      delete from task_assignees
      where company_id = ${db.scope.companyId} and task_id = ${taskId} and employee_id <> all (${employeeIds}::uuid[])
    ), added as (
      insert into task_assignees (company_id, task_id, employee_id)
      select ${db.scope.companyId}, ${taskId}, id from unnest(${employeeIds}::uuid[]) as id
      on conflict do nothing
      returning company_id, task_id, employee_id
    )
    insert into task_assignment_news (company_id, employee_id, task_id, assigned_by, created_at)
    select a.company_id, a.employee_id, a.task_id, ${by.employee.id}, ${db.now}
    from added a
    join tasks t on t.company_id = a.company_id and t.id = a.task_id
    join targetables p on p.company_id = t.company_id and p.id = t.board_id
    where a.employee_id <> ${by.employee.id} and t.finished_at is null
    on conflict (company_id, employee_id, task_id)
      do update set assigned_by = excluded.assigned_by, created_at = excluded.created_at, told_at = null
    returning employee_id as "employeeId"`)
  for (const { employeeId } of told)
    db.enqueue({
      task: 'tellOfAssignments',
      payload: { employeeId },
      key: `assignments ${db.scope.companyId} ${employeeId}`,
      runAt: new Date(Date.parse(db.now) + TOLD_AFTER_MS).toISOString(),
    })
}
