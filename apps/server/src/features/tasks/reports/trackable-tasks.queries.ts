import type { TaskOption } from '@praxis/contract/tasks/task-shapes'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'

/** A condition on `t`: the task that a submission of the employee is on, whatever became of the task. */
const isTaskOfTime = (employeeId: string, submissionId: string | undefined): Sql =>
  submissionId === undefined
    ? rawSql('false')
    : sql`t.id = (select s.task_id from time_sheet_submissions s
                  where s.company_id = t.company_id and s.id = ${submissionId} and s.employee_id = ${employeeId})`

interface TimeOfTask {
  readonly employeeId: string
  /** The submission whose task stays among the choices. */
  readonly submissionId: string | undefined
}

/** Open tasks of a board that meet a condition on `t`, in its order, each followed by its sub-tasks. */
export const openTasksOf = (
  db: Db,
  boardId: string,
  condition: Sql,
  { employeeId, submissionId }: TimeOfTask,
): Promise<TaskOption[]> =>
  db.rows<TaskOption>(sql`
    select t.id, t.title, json_build_object('id', l.id, 'name', l.name) as "taskList"
    from tasks t
    join task_lists l on l.company_id = t.company_id and l.id = t.list_id
    left join tasks p on p.company_id = t.company_id and p.id = t.parent_id
    where t.company_id = ${db.scope.companyId} and t.board_id = ${boardId}
      and (t.finished_at is null and t.archived_at is null and ${condition} or ${isTaskOfTime(employeeId, submissionId)})
    order by l.rank, coalesce(p.rank, t.rank), p.id is not null, t.rank`)

/** A condition on `t`: given to the employee or, if wanted, to nobody. */
export const isTrackableBy = (employeeId: string, includeUnassignedTasks: boolean): Sql => sql`(
  exists (select from task_assignees a
          where a.company_id = t.company_id and a.task_id = t.id and a.employee_id = ${employeeId})
  or ${includeUnassignedTasks} and not exists (
    select from task_assignees a where a.company_id = t.company_id and a.task_id = t.id))`
