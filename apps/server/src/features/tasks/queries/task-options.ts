import type { DynamicDetailDefinition } from '@praxis/contract/dynamic-details'
import type { TaskOptions } from '@praxis/contract/task-shapes'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import type { OpenBoard } from '../board'

interface OptionsRow {
  readonly taskLists: { id: string; name: string }[]
  readonly employees: EmployeeBriefRow[]
  readonly tags: string[]
  readonly taskDynamicDetails: DynamicDetailDefinition[]
}

/** Beyond these nobody chooses, but types. */
const MOST_TAGS = 500
const MOST_EMPLOYEES = 500

/**
 * What filters and forms of a board offer, in one statement: people are those of the project, oneself for what is one's own
 * and, where nobody is chosen yet, everybody; and whoever has a task.
 */
export const getTaskOptions = async (db: Db, files: FileStore, { id }: Pick<OpenBoard, 'id'>): Promise<TaskOptions> => {
  const row = await db.row<OptionsRow>(sql`
    select
      b.task_details as "taskDynamicDetails",
      (select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name) order by l.rank), '[]')
       from task_lists l where l.company_id = b.company_id and l.board_id = b.id) as "taskLists",
      (select coalesce(json_agg(${employeeBriefJson('e', 'u')} order by e.sort_name, e.id), '[]')
       from (
         select w.employee_id as id from project_members w where w.company_id = b.company_id and w.project_id = b.project_id
         union
         select a.employee_id from tasks t
         join task_assignees a on a.company_id = t.company_id and a.task_id = t.id
         where t.company_id = b.company_id and t.board_id = b.id and t.archived_at is null
         union
         select b.employee_id where b.employee_id is not null
         union
         (select o.id from employees o where o.company_id = b.company_id and o.is_active and b.template_id is not null
          order by o.sort_name, o.id limit ${MOST_EMPLOYEES})
       ) as offered
       join employees e on e.company_id = b.company_id and e.id = offered.id
       left join users u on u.id = e.user_id) as employees,
      array(
        select distinct tag from tasks t, unnest(t.tags) as tag
        where t.company_id = b.company_id and t.board_id = b.id and t.archived_at is null
        order by tag limit ${MOST_TAGS}
      ) as tags
    from task_boards b where b.company_id = ${db.scope.companyId} and b.id = ${id}`)
  const { employees = [], ...options } = row ?? { taskLists: [], tags: [], taskDynamicDetails: [] }
  return { ...options, employees: employees.map((employee) => employeeBriefOf(employee, files)) }
}
