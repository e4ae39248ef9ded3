import type { ChartPerson, Teammate, teammateRelations } from '@praxis/contract/people/employees'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from './employee-brief'

interface TeammateRow {
  readonly isAsked: boolean
  readonly relation: (typeof teammateRelations)[number]
  readonly person: EmployeeBriefRow
}

/** A condition on employees `asked` and `e`: the same person, their line manager, or one of the team who works here. */
const isInTeam = rawSql(`e.company_id = asked.company_id
      and (e.id in (asked.id, asked.line_manager_id)
           or e.line_manager_id in (asked.id, asked.line_manager_id) and e.is_active and e.user_id is not null)`)

/** The ids of an employee's team: themselves, their line manager, people with the same one, and reports. */
export const idsOfTeam = (companyId: string, employeeId: string): Sql => sql`
  select e.id from employees asked join employees e on ${isInTeam}
  where asked.company_id = ${companyId} and asked.id = ${employeeId}`

/** The line manager first, then people with the same one, then reports; each by name, and only people who work here. */
export const getTeammates = async (db: Db, files: FileStore, id: string): Promise<Teammate[]> => {
  const rows = await db.rows<TeammateRow>(sql`
    select e.id = asked.id as "isAsked",
           case when e.id = asked.line_manager_id then 'lineManager'
                when e.line_manager_id = asked.id then 'report' else 'teammate' end as relation,
           ${employeeBriefJson('e', 'u')} as person
    from employees asked
    join employees e on ${isInTeam}
    left join users u on u.id = e.user_id
    where asked.company_id = ${db.scope.companyId} and asked.id = ${id}
    order by e.id <> asked.line_manager_id, e.line_manager_id = asked.id, e.sort_name, e.id`)
  if (rows.length === 0) throw new Refusal('notFound')
  return rows
    .filter(({ isAsked }) => !isAsked)
    .map(({ person, relation }) => ({ relation, ...employeeBriefOf(person, files) }))
}

interface ChartRow extends Columns<'employees', { lineManagerID: 'line_manager_id' }> {
  readonly isInvited: boolean
  readonly person: EmployeeBriefRow
}

/** People who work here and those above them, even if these left or have not joined: they have reports all the same. */
export const getOrganisationChart = async (db: Db, files: FileStore): Promise<ChartPerson[]> => {
  const { companyId } = db.scope
  const rows = await db.rows<ChartRow>(sql`
    with recursive absent (id) as (
      select m.id from employees e
      join employees m on m.company_id = e.company_id and m.id = e.line_manager_id
      where e.company_id = ${companyId} and e.is_active and e.user_id is not null and (not m.is_active or m.user_id is null)
      union
      select m.id from absent f
      join employees e on e.company_id = ${companyId} and e.id = f.id
      join employees m on m.company_id = e.company_id and m.id = e.line_manager_id
      where not m.is_active or m.user_id is null
    )
    select e.line_manager_id as "lineManagerID", e.user_id is null as "isInvited",
           ${employeeBriefJson('e', 'u')} as person
    from employees e
    left join users u on u.id = e.user_id
    where e.company_id = ${companyId} and (e.is_active and e.user_id is not null or e.id in (select id from absent))
    order by e.sort_name, e.id`)
  return rows.map(({ person, lineManagerID, isInvited }) => ({
    lineManagerID,
    isInvited,
    ...employeeBriefOf(person, files),
  }))
}
