import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

interface ConcernedRow {
  readonly employees: readonly string[]
  readonly above: readonly string[]
  readonly approvers: readonly string[]
}

/** Announces absences to those who see all of them, and to everybody that somebody is away. */
export const announceAbsences = async (db: Tx, ids: readonly string[]): Promise<void> => {
  const { companyId } = db.scope
  const row = await db.row<ConcernedRow>(sql`
    with recursive whose as (
      select distinct s.employee_id as id from absences s where s.company_id = ${companyId} and s.id = any (${ids}::uuid[])
    ), above (id) as (
      select e.line_manager_id from whose w join employees e on e.company_id = ${companyId} and e.id = w.id
      union
      select e.line_manager_id from above a join employees e on e.company_id = ${companyId} and e.id = a.id
    )
    select array(select id from whose) as employees, array(select id from above where id is not null) as above,
      array(select distinct r.approver_id from requests r
            where r.company_id = ${companyId} and r.id = any (${ids}::uuid[]) and r.approver_id is not null) as approvers`)
  if (!row) return
  announceLeaveOf(db, [...row.employees, ...row.above, ...row.approvers])
}

/** Announces to these people and to managers of employees what only they see of somebody's leave. */
export const announceOwnLeave = (db: Tx, employees: readonly string[]): void =>
  db.announce({ topic: 'absences', to: { capabilities: ['canManageEmployees'], employees: [...new Set(employees)] } })

/** Announces a change of somebody's days away: to these people and managers of employees, and that there is one to all. */
export const announceLeaveOf = (db: Tx, employees: readonly string[]): void => {
  announceOwnLeave(db, employees)
  db.announce({ topic: 'teamAbsences', to: 'everyone' })
}
