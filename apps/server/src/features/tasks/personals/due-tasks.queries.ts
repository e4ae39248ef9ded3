import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { personals } from '@praxis/contract/tasks/personals'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { permissionsIn, type Standing, standingColumns } from '../../targetables/queries/standing'
import {
  type TargetableBriefRow,
  targetableBriefColumns,
  targetableBriefOf,
} from '../../targetables/queries/targetable-brief'
import { kindsInUse } from '../../targetables/queries/targetable-kinds'

type DueTasks = Sent<typeof personals.listDueTasks>

interface DueTaskRow extends Columns<'tasks', 'title' | 'due_date' | { taskId: 'id' }> {
  readonly dueDate: string
  readonly taskList: Columns<'task_lists', 'id' | 'name'>
}

/** The project columns are null in rows of one's own board, which have no project. */
type OwnedRow = DueTaskRow &
  (({ readonly isOfProject: true } & TargetableBriefRow & Standing) | { readonly isOfProject: false })

/** Tasks are counted up to here; the exact number of more is of no use. */
const MOST_COUNTED = 500

/** A condition on a row `t` of tasks, worded as in the index of a board's tasks by date. */
const isDue: Sql = rawSql('t.due_date is not null and t.finished_at is null and t.archived_at is null')

/**
 * Open tasks with a due date: all of one's own board, and those one was given in active projects. What belongs to them
 * is looked up one by one, as they are few among many.
 */
export const listDueTasks = async (db: Db, files: FileStore, actor: EmployeeActor, most: number): Promise<DueTasks> => {
  const { id } = actor.employee
  const rows = await db.rows<OwnedRow>(sql`
    with own as (
      (select t.id from tasks t where t.company_id = ${actor.company.id} and t.board_id = ${id} and ${isDue}
       order by t.due_date fetch first ${rawSql(`${MOST_COUNTED}`)} rows with ties)
      union
      select a.task_id from task_assignees a where a.company_id = ${actor.company.id} and a.employee_id = ${id}
    )
    select t.id as "taskId", t.title, t.due_date as "dueDate",
      json_build_object('id', l.id, 'name', l.name) as "taskList",
      p.id is not null as "isOfProject", ${targetableBriefColumns}, ${standingColumns(id)}
    from own
    cross join lateral (
      select * from tasks t where t.company_id = ${actor.company.id} and t.id = own.id and ${isDue} limit 1
    ) as t
    cross join lateral (
      select l.id, l.name from task_lists l where l.company_id = t.company_id and l.id = t.list_id limit 1
    ) as l
    left join lateral (
      select a.archived_at from tasks a where a.company_id = t.company_id and a.id = t.parent_id limit 1
    ) as above on true
    left join lateral (
      select * from targetables p where p.company_id = t.company_id and p.id = t.board_id limit 1
    ) as p on true
    left join lateral (
      select * from clients c where c.company_id = p.company_id and c.id = p.client_id limit 1
    ) as c on true
    where above.archived_at is null
      and (t.board_id = ${id} or (p.kind = any (${kindsInUse(actor)}::text[]) and p.is_active))
    order by t.due_date, t.priority desc, t.id limit ${MOST_COUNTED}`)
  const shown = rows.filter((row) => !row.isOfProject || canRead(permissionsIn(row, actor).areas.taskLists))
  return {
    items: shown.slice(0, most).map((row) => ({
      id: row.taskId,
      title: row.title,
      dueDate: row.dueDate,
      taskList: row.taskList,
      project: row.isOfProject ? targetableBriefOf(row, files) : null,
    })),
    total: shown.length,
  }
}
