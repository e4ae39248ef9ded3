import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { Deputy, deputies } from '@praxis/contract/requests/deputies'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Columns } from '../../../../platform/database/columns'
import type { Db } from '../../../../platform/database/database'
import { type Sql, sql } from '../../../../platform/database/sql'
import type { FileStore } from '../../../../platform/files/file-store'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../../employees/queries/employee-brief'

interface DeputyRow extends Columns<'deputies', 'id' | 'absence_id' | { from: 'first_day'; to: 'last_day' }> {
  readonly employee: EmployeeBriefRow
  readonly deputy: EmployeeBriefRow
}

const deputyOf = ({ id, employee, deputy, from, to, absenceId }: DeputyRow, files: FileStore): Deputy => ({
  id,
  employee: employeeBriefOf(employee, files),
  deputy: employeeBriefOf(deputy, files),
  from,
  to,
  absenceID: absenceId,
})

const selectDeputies: Sql = sql`
  select d.id, d.first_day as "from", d.last_day as "to", d.absence_id as "absenceId",
    ${employeeBriefJson('e', 'u')} as employee, ${employeeBriefJson('s', 'su')} as deputy
  from deputies d
  join employees e on e.company_id = d.company_id and e.id = d.employee_id
  left join users u on u.id = e.user_id
  join employees s on s.company_id = d.company_id and s.id = d.deputy_id
  left join users su on su.id = s.user_id
  left join absences a on a.company_id = d.company_id and a.id = d.absence_id`

export const getDeputy = async (db: Db, files: FileStore, id: string): Promise<Deputy> => {
  const row = await db.row<DeputyRow>(sql`
    ${selectDeputies} where d.company_id = ${db.scope.companyId} and d.id = ${id}`)
  if (!row) throw new Error('a deputy was not there after being named')
  return deputyOf(row, files)
}

/**
 * Who decides in the actor's place and in whose place the actor does, today and later. Leave that waits to be approved is
 * nobody's business but that of its owner.
 */
export const listDeputies = async (
  db: Db,
  files: FileStore,
  { company, employee }: EmployeeActor,
): Promise<Sent<typeof deputies.listDeputies>> => {
  const isAhead = sql`d.company_id = ${company.id} and d.last_day >= (select day_in_company(${company.id}, ${db.now}))`
  const order = sql`order by d.first_day, d.id`
  const [named, actingFor] = await Promise.all([
    db.rows<DeputyRow>(sql`
      ${selectDeputies} where ${isAhead} and d.employee_id = ${employee.id}
        and (d.absence_id is null or a.state in ('approved', 'waitingForApproval')) ${order}`),
    db.rows<DeputyRow>(sql`
      ${selectDeputies} where ${isAhead} and d.deputy_id = ${employee.id}
        and (d.absence_id is null or a.state = 'approved') ${order}`),
  ])
  return {
    named: named.map((row) => deputyOf(row, files)),
    actingFor: actingFor.map((row) => deputyOf(row, files)),
  }
}
