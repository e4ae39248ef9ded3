import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Columns } from '../../../../platform/database/columns'
import type { Tx } from '../../../../platform/database/database'
import { sql } from '../../../../platform/database/sql'
import { invalidField, Refusal } from '../../../../platform/refusal'
import { addDeputy, dropDeputy, placeDeputy } from './write-deputy'

interface NewDeputy {
  readonly deputyID: string
  readonly from: string
  readonly to: string
}

/** The actor names who decides in their place; the answer is the id. */
export const nameDeputy = async (
  db: Tx,
  { employee, company }: EmployeeActor,
  { deputyID, from, to }: NewDeputy,
): Promise<string> => {
  if (from > to) throw invalidField('to', 'The end is before the start')
  const today = await db.row<{ day: string }>(sql`select day_in_company(${company.id}, ${db.now}) as day`)
  if (today && to < today.day) throw invalidField('to', 'Enter today or a later date')
  return addDeputy(db, { employeeId: employee.id, deputyId: deputyID, from, to, absenceId: null })
}

export const removeDeputy = async (db: Tx, { employee }: EmployeeActor, id: string): Promise<void> => {
  if (!(await dropDeputy(db, employee.id, { id }))) throw new Refusal('notFound')
}

interface DeputyForAbsence {
  readonly absenceId: string
  /** Nobody takes back who was named. */
  readonly deputyId: string | null
  readonly from: string
  readonly to: string
}

/**
 * Names who decides in the place of the person whose leave it is, once it is approved; or somebody else, or nobody any
 * more. Called again when the days of the leave change.
 */
export const nameDeputyForAbsence = async (
  db: Tx,
  { absenceId, deputyId, from, to }: DeputyForAbsence,
): Promise<void> => {
  const { companyId } = db.scope
  const absence = await db.row<Columns<'absences', 'employee_id'>>(sql`
    select employee_id as "employeeId" from absences where company_id = ${companyId} and id = ${absenceId}`)
  if (!absence) throw new Refusal('notFound')
  const { employeeId } = absence
  const before = await db.row<Columns<'deputies', 'deputy_id' | 'first_day' | 'last_day'>>(sql`
    select deputy_id as "deputyId", first_day as "firstDay", last_day as "lastDay" from deputies
    where company_id = ${companyId} and absence_id = ${absenceId}`)
  const isSame = before?.deputyId === deputyId
  if (isSame && before.firstDay === from && before.lastDay === to) return
  await dropDeputy(db, employeeId, { absenceId })
  if (deputyId === null) return
  // Who was named before stays named for other days, also once they have left: their leaving is no reason to refuse those.
  await (isSame ? placeDeputy : addDeputy)(db, { employeeId, deputyId, from, to, absenceId })
}
