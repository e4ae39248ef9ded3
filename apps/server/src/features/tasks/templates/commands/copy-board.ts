import type { Columns } from '../../../../platform/database/columns'
import type { Tx } from '../../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../../platform/database/sql'
import type { Platform } from '../../../../platform/platform'
import { type EmployeeBriefRow, employeeBriefJson, namesOf } from '../../../employees/queries/employee-brief'
import { assignableAmong } from '../../board-audience'

export interface BoardCopy {
  readonly from: string
  readonly to: string
  /** What is copied; a template says what is to be done, not who did it and when. */
  readonly includes: 'everything' | 'nobody and no days'
}

const planColumns = 'due_date, scheduled_date, estimated_start, estimated_end, should_remind'
const planOf: Readonly<Record<BoardCopy['includes'], Sql>> = {
  everything: rawSql('t.due_date, t.scheduled_date, t.estimated_start, t.estimated_end, t.should_remind'),
  'nobody and no days': rawSql('null, null, null, null, false'),
}

/** The people who have a task of the board. */
const assigneesOf = async (db: Tx, boardId: string): Promise<EmployeeBriefRow[]> => {
  const rows = await db.rows<{ employee: EmployeeBriefRow }>(sql`
    select ${employeeBriefJson('e', 'u')} as employee
    from employees e left join users u on u.id = e.user_id
    where e.company_id = ${db.scope.companyId} and e.id in (
      select a.employee_id from tasks t join task_assignees a on a.company_id = t.company_id and a.task_id = t.id
      where t.company_id = ${db.scope.companyId} and t.board_id = ${boardId})
    order by e.sort_name, e.id`)
  return rows.map(({ employee }) => employee)
}

interface CopiedTask extends Columns<'tasks', { from: 'id' }> {
  readonly to: string
  readonly bytes: number
  readonly hasFiles: boolean
  readonly assigneeIds: readonly string[]
}

/** The template names people who cannot see the new project: the history of its tasks says whom they were meant for. */
const recordLeftOut = (
  db: Tx,
  copied: readonly CopiedTask[],
  people: readonly EmployeeBriefRow[],
  stayIds: ReadonlySet<string>,
): void => {
  const namesAmong = (ids: readonly string[]) =>
    people.filter(({ id }) => ids.includes(id)).map((person) => namesOf(person).displayName)
  for (const { to: id, assigneeIds } of copied) {
    const stay = assigneeIds.filter((each) => stayIds.has(each))
    if (stay.length === assigneeIds.length) continue
    const [before, after] = [{ employees: namesAmong(assigneeIds) }, { employees: namesAmong(stay) }]
    db.record({ entity: 'task', id, action: 'assigneesLeftOut', before, after })
  }
}

/**
 * Copies statuses, rules, lists, open tasks with their sub-tasks, columns and details of one board onto an empty one
 * and, with 'everything', the assignees who can be given tasks there. Files follow, unless the days they belong to are
 * left out.
 */
export const copyBoard = async (
  db: Tx,
  { writtenBytes }: Pick<Platform, 'writtenBytes'>,
  { from, to, includes }: BoardCopy,
): Promise<void> => {
  const { companyId } = db.scope
  const people = includes === 'everything' ? await assigneesOf(db, from) : []
  const stayIds = await assignableAmong(
    db,
    { id: to },
    people.map(({ id }) => id),
  )
  const copied = await db.rows<CopiedTask>(sql`
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
    ), copied_rules as (
      insert into automations (company_id, id, board_id, trigger, action, is_active, created_at, updated_at)
      select r.company_id, gen_random_uuid(), ${to},
        case when o.new_id is null then r.trigger else r.trigger || jsonb_build_object('statusID', o.new_id) end,
        case when n.new_id is null then r.action else r.action || jsonb_build_object('statusID', n.new_id) end,
        r.is_active, r.created_at, ${db.now}
      from automations r
      left join statuses o on o.id::text = r.trigger ->> 'statusID'
      left join statuses n on n.id::text = r.action ->> 'statusID'
      where r.company_id = ${companyId} and r.board_id = ${from}
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
      where a.employee_id = any (${stayIds}::uuid[])
    ), copied_board as (
      update task_boards b set columns = f.columns, task_details = f.task_details
      from task_boards f
      where b.company_id = ${companyId} and b.id = ${to} and f.company_id = b.company_id and f.id = ${from}
    )
    select t.id as from, t.new_id as to,
      octet_length(t.title) + octet_length(t.description) + octet_length(t.dynamic_details::text) as bytes,
      exists (select from files f where f.company_id = t.company_id and f.entity = 'task' and f.entity_id = t.id::text)
        as "hasFiles",
      array(select a.employee_id from task_assignees a where a.company_id = t.company_id and a.task_id = t.id)
        as "assigneeIds"
    from open_tasks t`)
  // The request is short, but all of the text is stored once more.
  await writtenBytes.take(db.scope, { text: copied.reduce((sum, { bytes }) => sum + bytes, 0), files: 0 })
  if (includes !== 'everything') return
  recordLeftOut(db, copied, people, new Set(stayIds))
  // Files are copied in one job per task, so that other companies' work comes in between.
  for (const task of copied.filter(({ hasFiles }) => hasFiles))
    db.enqueue({ task: 'copyTaskFiles', payload: { boardId: to, tasks: [{ from: task.from, to: task.to }] } })
}
