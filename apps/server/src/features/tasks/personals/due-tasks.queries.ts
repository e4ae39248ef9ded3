import type { Sent } from '@praxis/contract/endpoint'
import type { personals } from '@praxis/contract/personals'
import { canRead } from '@praxis/domain/projects/project-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { type ProjectBriefRow, projectBriefColumns, projectBriefOf } from '../../projects/queries/project-brief'
import { abilitiesIn, type ProjectStanding, standingColumns } from '../../projects/queries/project-row'
import { mayOpen } from '../../projects/queries/works-on'

type DueTasks = Sent<typeof personals.listDueTasks>

interface DueTaskRow {
  readonly taskId: string
  readonly title: string
  readonly dueDate: string
  readonly taskList: { readonly id: string; readonly name: string }
}

/** Its project is null on a row of one's own board, whose project columns are null then. */
type OwnedRow = DueTaskRow &
  (({ readonly isOfProject: true } & ProjectBriefRow & ProjectStanding) | { readonly isOfProject: false })

/** Whoever has more of them has other worries than their number. */
const MOST_COUNTED = 500

/** Open tasks with a due date: all of one's own board, and those one was given in active projects. */
export const listDueTasks = async (db: Db, files: FileStore, actor: EmployeeActor, most: number): Promise<DueTasks> => {
  const { id } = actor.employee
  const seesProjects = actor.company.features.project
  const rows = await db.rows<OwnedRow>(sql`
    with own as (
      select t.id from tasks t where t.company_id = ${actor.company.id} and t.board_id = ${id}
      union
      select a.task_id from task_assignees a where a.company_id = ${actor.company.id} and a.employee_id = ${id}
    )
    select t.id as "taskId", t.title, t.due_date as "dueDate",
      json_build_object('id', l.id, 'name', l.name) as "taskList",
      p.id is not null as "isOfProject", ${projectBriefColumns}, ${standingColumns(id)}
    from own
    join tasks t on t.company_id = ${actor.company.id} and t.id = own.id
    join task_lists l on l.company_id = t.company_id and l.id = t.list_id
    left join tasks above on above.company_id = t.company_id and above.id = t.parent_id
    left join projects p on p.company_id = t.company_id and p.id = t.board_id
    left join clients c on c.company_id = p.company_id and c.id = p.client_id
    where t.due_date is not null and t.finished_at is null and t.archived_at is null and above.archived_at is null
      and (t.board_id = ${id} or (${seesProjects} and p.is_active
        and ${actor.permission.canManageProjects ? rawSql('true') : mayOpen(id)}))
    order by t.due_date, t.priority desc, t.id limit ${MOST_COUNTED}`)
  const shown = rows.filter((row) => !row.isOfProject || canRead(abilitiesIn(row, actor).permissions.taskLists))
  return {
    items: shown.slice(0, most).map((row) => ({
      id: row.taskId,
      title: row.title,
      dueDate: row.dueDate,
      taskList: row.taskList,
      project: row.isOfProject ? projectBriefOf(row, files) : null,
    })),
    total: shown.length,
  }
}
