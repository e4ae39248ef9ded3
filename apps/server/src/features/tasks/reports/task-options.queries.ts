import type { DynamicDetailDefinition } from '@praxis/contract/dynamic-details'
import type { EmployeeBrief } from '@praxis/contract/employees'
import type { TaskOption } from '@praxis/contract/task-shapes'
import type { Db } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'

interface OptionsRow {
  readonly taskLists: { id: string; name: string }[]
  readonly employees: EmployeeBriefRow[]
  readonly tags: string[]
  readonly taskDynamicDetails: DynamicDetailDefinition[]
}

export interface TaskOptions extends Omit<OptionsRow, 'employees'> {
  readonly employees: EmployeeBrief[]
}

/** Beyond these nobody chooses, but types. */
const MOST_TAGS = 500

/** What filters and forms of a project's board offer, in one statement. */
export const getTaskOptions = async (db: Db, files: FileStore, projectId: string): Promise<TaskOptions> => {
  const row = await db.row<OptionsRow>(sql`
    select
      b.task_details as "taskDynamicDetails",
      (select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name) order by l.rank), '[]')
       from task_lists l where l.company_id = b.company_id and l.board_id = b.id) as "taskLists",
      (select coalesce(json_agg(${employeeBriefJson('e', 'u')} order by e.sort_name, e.id), '[]')
       from employees e left join users u on u.id = e.user_id
       where e.company_id = b.company_id and e.id in (
         select w.employee_id from project_members w where w.company_id = b.company_id and w.project_id = b.id
         union
         select a.employee_id from tasks t
         join task_assignees a on a.company_id = t.company_id and a.task_id = t.id
         where t.company_id = b.company_id and t.board_id = b.id and t.archived_at is null
       )) as employees,
      array(
        select distinct tag from tasks t, unnest(t.tags) as tag
        where t.company_id = b.company_id and t.board_id = b.id and t.archived_at is null
        order by tag limit ${MOST_TAGS}
      ) as tags
    from task_boards b where b.company_id = ${db.scope.companyId} and b.id = ${projectId}`)
  const { employees = [], ...options } = row ?? { taskLists: [], tags: [], taskDynamicDetails: [] }
  return { ...options, employees: employees.map((employee) => employeeBriefOf(employee, files)) }
}

/** Open tasks of a board that meet a condition on `t`, in its order, each followed by its sub-tasks. */
export const openTasksOf = (db: Db, boardId: string, condition: Sql): Promise<TaskOption[]> =>
  db.rows<TaskOption>(sql`
    select t.id, t.title, json_build_object('id', l.id, 'name', l.name) as "taskList"
    from tasks t
    join task_lists l on l.company_id = t.company_id and l.id = t.list_id
    left join tasks p on p.company_id = t.company_id and p.id = t.parent_id
    where t.company_id = ${db.scope.companyId} and t.board_id = ${boardId} and t.finished_at is null
      and t.archived_at is null and ${condition}
    order by l.rank, coalesce(p.rank, t.rank), p.id is not null, t.rank`)

/** A condition on `t`: given to the employee or, if wanted, to nobody. */
export const isTrackableBy = (employeeId: string, includeUnassignedTasks: boolean): Sql => sql`(
  exists (select from task_assignees a
          where a.company_id = t.company_id and a.task_id = t.id and a.employee_id = ${employeeId})
  or ${includeUnassignedTasks} and not exists (
    select from task_assignees a where a.company_id = t.company_id and a.task_id = t.id))`
