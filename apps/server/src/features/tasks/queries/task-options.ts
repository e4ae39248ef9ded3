import type { DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import type { TaskOptions } from '@praxis/contract/tasks/task-shapes'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { type EmployeeBriefRow, employeeBriefJson } from '../../employees/queries/employee-brief'
import type { OpenBoard } from '../board'
import { employeeIdOf, shownPerson } from '../board-actor'
import { assignableOn } from '../board-audience'

interface OptionsRow extends Columns<'task_boards', { taskDynamicDetails: 'task_details' }> {
  readonly taskLists: { id: string; name: string }[]
  readonly people: { employee: EmployeeBriefRow; isAssignable: boolean; hasTask: boolean }[]
  readonly tags: string[]
  readonly taskDynamicDetails: DynamicDetailDefinition[]
}

/** Nobody chooses from a longer list; they type instead. */
const MOST_TAGS = 500
const MOST_EMPLOYEES = 500

/**
 * What filters and forms of a board offer. People are those who work on the project and can see its board, oneself and,
 * for a template, everybody; beside them are people who have a task all the same.
 */
export const getTaskOptions = async (
  db: Db,
  files: FileStore,
  { id, actor }: Pick<OpenBoard, 'id' | 'actor'>,
): Promise<TaskOptions> => {
  const viewerId = employeeIdOf(actor)
  const { isAssignable, memberIds } = await assignableOn(db, { id })
  const row = await db.row<OptionsRow>(sql`
    select
      b.task_details as "taskDynamicDetails",
      (select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name) order by l.rank), '[]')
       from task_lists l where l.company_id = b.company_id and l.board_id = b.id) as "taskLists",
      (select coalesce(json_agg(json_build_object(
           'employee', ${employeeBriefJson('e', 'u')}, 'isAssignable', ${isAssignable}, 'hasTask', p.has_task
         ) order by e.sort_name, e.id), '[]')
       from (
         select id, bool_or(has_task) as has_task from (
           select unnest(${[...memberIds, ...(viewerId === null ? [] : [viewerId])]}::uuid[]) as id, false as has_task
           union all
           (select o.id, false from employees o where o.company_id = b.company_id and o.is_active and b.template_id is not null
            order by o.sort_name, o.id limit ${MOST_EMPLOYEES})
           union all
           select a.employee_id, true from tasks t
           join task_assignees a on a.company_id = t.company_id and a.task_id = t.id
           where t.company_id = b.company_id and t.board_id = b.id and t.archived_at is null
         ) as known group by id
       ) as p
       join employees e on e.company_id = b.company_id and e.id = p.id
       left join users u on u.id = e.user_id) as people,
      array(
        select distinct tag from tasks t, unnest(t.tags) as tag
        where t.company_id = b.company_id and t.board_id = b.id and t.archived_at is null
        order by tag limit ${MOST_TAGS}
      ) as tags
    from task_boards b where b.company_id = ${db.scope.companyId} and b.id = ${id}`)
  const { people = [], ...options } = row ?? { taskLists: [], tags: [], taskDynamicDetails: [] }
  const briefsOf = (chosen: OptionsRow['people']) => chosen.map(({ employee }) => shownPerson(employee, files, actor))
  return {
    employees: briefsOf(people.filter((person) => person.isAssignable)),
    otherAssignees: briefsOf(people.filter((person) => !person.isAssignable && person.hasTask)),
    ...options,
  }
}
