import type { Tx } from '../../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../../platform/database/sql'

export interface BoardCopy {
  readonly from: string
  readonly to: string
  /** A template tells what is to be done, not by whom and when it once was. */
  readonly includes: 'everything' | 'nobody and no days'
}

const planColumns = 'due_date, scheduled_date, estimated_start, estimated_end, should_remind'
const planOf: Readonly<Record<BoardCopy['includes'], Sql>> = {
  everything: rawSql('t.due_date, t.scheduled_date, t.estimated_start, t.estimated_end, t.should_remind'),
  'nobody and no days': rawSql('null, null, null, null, false'),
}
const assigneesOf: Readonly<Record<BoardCopy['includes'], Sql>> = {
  everything: rawSql('e.is_active'),
  'nobody and no days': rawSql('false'),
}

/**
 * Statuses, lists, open tasks with their sub-tasks, columns and details of one board onto an empty one; files follow, unless
 * the days they belong to stay behind.
 */
export const copyBoard = async (db: Tx, { from, to, includes }: BoardCopy): Promise<void> => {
  const { companyId } = db.scope
  const withFiles = await db.rows<{ from: string; to: string }>(sql`
    with statuses as materialized (
      select s.*, gen_random_uuid() as new_id from task_statuses s
      where s.company_id = ${companyId} and s.board_id = ${from}
    ), lists as materialized (
      select l.*, gen_random_uuid() as new_id from task_lists l
      where l.company_id = ${companyId} and l.board_id = ${from}
    ), open_tasks as materialized (
      select t.*, gen_random_uuid() as new_id
      from tasks t
      left join tasks p on p.company_id = t.company_id and p.id = t.parent_id
      where t.company_id = ${companyId} and t.board_id = ${from} and t.finished_at is null and t.archived_at is null
        and p.finished_at is null and p.archived_at is null
    ), copied_statuses as (
      insert into task_statuses (company_id, id, board_id, name, color, progress, position, created_at)
      select company_id, new_id, ${to}, name, color, progress, position, ${db.now} from statuses
    ), copied_lists as (
      insert into task_lists (company_id, id, board_id, name, rank, created_at)
      select company_id, new_id, ${to}, name, rank, ${db.now} from lists
    ), copied_tasks as (
      insert into tasks (company_id, id, board_id, list_id, parent_id, title, description, status_id, priority,
                         estimated_seconds, overrides_estimate, tags, dynamic_details, rank, created_by, created_at,
                         updated_at, ${rawSql(planColumns)})
      select t.company_id, t.new_id, ${to}, l.new_id, p.new_id, t.title, t.description, s.new_id, t.priority,
             t.estimated_seconds, t.overrides_estimate, t.tags, t.dynamic_details, t.rank, ${db.scope.employeeId},
             ${db.now}, ${db.now}, ${planOf[includes]}
      from open_tasks t
      join lists l on l.id = t.list_id
      left join statuses s on s.id = t.status_id
      left join open_tasks p on p.id = t.parent_id
    ), copied_assignees as (
      insert into task_assignees (company_id, task_id, employee_id)
      select a.company_id, t.new_id, a.employee_id
      from open_tasks t
      join task_assignees a on a.company_id = t.company_id and a.task_id = t.id
      join employees e on e.company_id = a.company_id and e.id = a.employee_id
      where ${assigneesOf[includes]}
    ), copied_board as (
      update task_boards b set columns = f.columns, task_details = f.task_details
      from task_boards f
      where b.company_id = ${companyId} and b.id = ${to} and f.company_id = b.company_id and f.id = ${from}
    )
    select t.id as from, t.new_id as to from open_tasks t
    where exists (select from files f where f.company_id = t.company_id and f.entity = 'task' and f.entity_id = t.id::text)`)
  if (includes === 'everything' && withFiles.length > 0)
    db.enqueue({ task: 'copyTaskFiles', payload: { boardId: to, tasks: withFiles } })
}
