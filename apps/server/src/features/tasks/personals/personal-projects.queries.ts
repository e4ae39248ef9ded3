import type { ProjectBrief } from '@praxis/contract/projects/projects'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { isVisible } from '../../employees/queries/works-on'
import { permissionsIn, type Standing, standingColumns } from '../../targetables/queries/standing'
import {
  type TargetableBriefRow,
  targetableBriefColumns,
  targetableBriefOf,
} from '../../targetables/queries/targetable-brief'

export interface PersonalProject extends ProjectBrief {
  readonly openTaskCount: number
}

type PersonalProjectRow = TargetableBriefRow & Standing & { readonly openTaskCount: number }

/** Active projects that have tasks, with the number of open ones that are the caller's. */
export const listPersonalProjects = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
): Promise<PersonalProject[]> => {
  const { id } = actor.employee
  const rows = await db.rows<PersonalProjectRow>(sql`
    with own as (
      select t.board_id, count(*)::integer as count
      from task_assignees a
      join tasks t on t.company_id = a.company_id and t.id = a.task_id
      where a.company_id = ${actor.company.id} and a.employee_id = ${id} and t.finished_at is null
        and t.archived_at is null
      group by t.board_id
    )
    select ${targetableBriefColumns}, ${standingColumns(id)}, coalesce(own.count, 0) as "openTaskCount"
    from targetables p
    left join own on own.board_id = p.id
    left join clients c on c.company_id = p.company_id and c.id = p.client_id
    where p.company_id = ${actor.company.id} and p.kind = 'project' and p.is_active
      and ${isVisible(actor, 'all')}
      and exists (select from tasks t where t.company_id = p.company_id and t.board_id = p.id and t.archived_at is null)
    order by own.count is null, p.sort_name, p.id`)
  return rows
    .filter((row) => canRead(permissionsIn(row, actor).areas.taskLists))
    .map((row) => ({ openTaskCount: row.openTaskCount, ...targetableBriefOf(row, files) }))
}

/** Nobody chooses from a longer list; they type instead. */
const MOST_SUGGESTED = 200

/** The addresses of people who work on one of the caller's active projects. */
export const suggestColleagues = async (db: Db, actor: EmployeeActor): Promise<string[]> => {
  const rows = await db.rows<Columns<'users', { email: 'username' }>>(sql`
    with colleagues as materialized (
      select distinct w.employee_id as id
      from targetable_members own
      cross join lateral (
        select from targetables p where p.company_id = own.company_id and p.id = own.targetable_id and p.is_active limit 1
      ) as active
      cross join lateral (
        select w.employee_id from targetable_members w
        where w.company_id = own.company_id and w.targetable_id = own.targetable_id offset 0
      ) as w
      where own.company_id = ${actor.company.id} and own.employee_id = ${actor.employee.id}
    )
    select u.username as email
    from colleagues w
    cross join lateral (
      select * from employees e where e.company_id = ${actor.company.id} and e.id = w.id and e.is_active limit 1
    ) as e
    cross join lateral (select u.username from users u where u.id = e.user_id limit 1) as u
    order by e.sort_name, e.id limit ${MOST_SUGGESTED}`)
  return rows.map(({ email }) => email)
}
