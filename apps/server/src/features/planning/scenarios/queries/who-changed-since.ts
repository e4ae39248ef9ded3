import type { Db } from '../../../../platform/database/database'
import { sql } from '../../../../platform/database/sql'
import { type EmployeeBriefRow, employeeBriefs, namesOf } from '../../../employees/queries/employee-brief'
import type { RowOfScenario } from './scenario-rows'

interface LastChange {
  readonly who: string | null
  readonly at: string | null
}

interface ChangeOfRow {
  readonly id: string
  readonly employeeId: string
  readonly at: string
}

/** Of rows that are gone, and of roles, only the kept changes of planners say who it was. */
const listKept = (db: Db, ids: readonly string[]): Promise<ChangeOfRow[]> =>
  db.rows<ChangeOfRow>(sql`
    select distinct on (x.id) x.id, c.employee_id as "employeeId", c.made_at as at
    from planning_changes c
    cross join lateral jsonb_to_recordset(c.bookings || c.roles) as x (id uuid)
    where c.company_id = ${db.scope.companyId} and c.scenario_id is null and x.id = any (${ids}::uuid[])
    order by x.id, c.number desc`)

/** Who changed the real rows of these last. */
export const whoChangedSince = async (db: Db, rows: readonly RowOfScenario[]): Promise<(id: string) => LastChange> => {
  const written = rows.flatMap(({ id, kind, real }): ChangeOfRow[] =>
    kind === 'booking' && real?.updated_by ? [{ id, employeeId: real.updated_by, at: real.updated_at }] : [],
  )
  const known = new Set(written.map(({ id }) => id))
  const others = rows.flatMap(({ id }) => (known.has(id) ? [] : [id]))
  const changes = [...written, ...(others.length === 0 ? [] : await listKept(db, others))]
  const employeeIds = [...new Set(changes.map(({ employeeId }) => employeeId))]
  const people =
    employeeIds.length === 0 ? [] : await db.rows<EmployeeBriefRow>(employeeBriefs(db.scope.companyId, employeeIds))
  const nameOf = new Map(people.map((person) => [person.id, namesOf(person).displayName]))
  const lastOf = new Map(changes.map((change) => [change.id, change]))
  return (id) => {
    const last = lastOf.get(id)
    return { who: (last && nameOf.get(last.employeeId)) ?? null, at: last ? new Date(last.at).toISOString() : null }
  }
}
