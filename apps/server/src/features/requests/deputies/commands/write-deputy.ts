import { randomUUID } from 'node:crypto'
import type { Columns } from '../../../../platform/database/columns'
import type { Tx } from '../../../../platform/database/database'
import { sql } from '../../../../platform/database/sql'
import { invalidField, Refusal } from '../../../../platform/refusal'
import { type DeputyChange, leaveTraces } from './deputy-effects'

export interface NamedDeputy {
  readonly employeeId: string
  readonly deputyId: string
  readonly from: string
  readonly to: string
  /** The leave that the deputy is named for. */
  readonly absenceId: string | null
}

interface Candidate extends Columns<'employees', 'is_active'> {
  readonly hasJoined: boolean
}

const assertCanStandIn = async (db: Tx, { employeeId, deputyId }: NamedDeputy): Promise<void> => {
  const deputy = await db.row<Candidate>(sql`
    select is_active as "isActive", user_id is not null as "hasJoined" from employees
    where company_id = ${db.scope.companyId} and id = ${deputyId}`)
  if (!deputy) throw new Refusal('notFound')
  if (deputyId === employeeId) throw invalidField('deputyID', 'Choose someone else')
  if (!deputy.isActive) throw new Refusal('employeeInactive')
  if (!deputy.hasJoined) throw invalidField('deputyID', 'Choose someone who has joined')
}

/** On each day one person stands in at most; who was named for leave that came to nothing stands in the way of nobody. */
const assertNobodyElse = async (db: Tx, { employeeId, from, to }: NamedDeputy): Promise<void> => {
  const { companyId } = db.scope
  // One after the other: each sees whom the one before has named.
  await db.run(sql`
    select from employees where company_id = ${companyId} and id = ${employeeId} for no key update`)
  const other = await db.row(sql`
    select from deputies d left join absences a on a.company_id = d.company_id and a.id = d.absence_id
    where d.company_id = ${companyId} and d.employee_id = ${employeeId}
      and d.last_day >= ${from} and d.first_day <= ${to}
      and (d.absence_id is null or a.state in ('approved', 'waitingForApproval', 'unsubmitted'))
    limit 1`)
  if (other) throw new Refusal('deputiesOverlap')
}

export const addDeputy = async (db: Tx, named: NamedDeputy): Promise<string> => {
  await assertCanStandIn(db, named)
  return placeDeputy(db, named)
}

/** Writes down a deputy who was, or has just been, found fit to stand in. */
export const placeDeputy = async (db: Tx, named: NamedDeputy): Promise<string> => {
  await assertNobodyElse(db, named)
  const { employeeId, deputyId, from, to, absenceId } = named
  const { companyId } = db.scope
  const id = randomUUID()
  const row = await db.row<{ deputyName: string }>(sql`
    insert into deputies (company_id, id, employee_id, deputy_id, first_day, last_day, absence_id, created_at)
    values (${companyId}, ${id}, ${employeeId}, ${deputyId}, ${from}, ${to}, ${absenceId}, ${db.now})
    returning name_of_employee(company_id, deputy_id) as "deputyName"`)
  leaveTraces(db, 'deputyNamed', {
    ...{ employeeId, deputyId, firstDay: from, lastDay: to },
    deputyName: row?.deputyName ?? '',
  })
  return id
}

/** Takes back deputies of one person: the one with an id, or who was named for some leave. Whether there was one. */
export const dropDeputy = async (
  db: Tx,
  employeeId: string,
  which: { readonly id: string } | { readonly absenceId: string },
): Promise<boolean> => {
  const removed = await db.row<DeputyChange>(sql`
    delete from deputies
    where company_id = ${db.scope.companyId} and employee_id = ${employeeId}
      and ${'id' in which ? sql`id = ${which.id}` : sql`absence_id = ${which.absenceId}`}
    returning employee_id as "employeeId", deputy_id as "deputyId", first_day as "firstDay", last_day as "lastDay",
      name_of_employee(company_id, deputy_id) as "deputyName"`)
  if (removed) leaveTraces(db, 'deputyRemoved', removed)
  return removed !== undefined
}
