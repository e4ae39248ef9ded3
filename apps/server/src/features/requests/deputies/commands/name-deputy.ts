import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Columns } from '../../../../platform/database/columns'
import type { Tx } from '../../../../platform/database/database'
import { sql } from '../../../../platform/database/sql'
import { invalidField, Refusal } from '../../../../platform/refusal'
import { addDeputy, dropDeputy } from './write-deputy'

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
  const isSame = await db.row(sql`
    select from deputies
    where company_id = ${companyId} and absence_id = ${absenceId} and deputy_id = ${deputyId} and first_day = ${from}
      and last_day = ${to}`)
  if (isSame) return
  await dropDeputy(db, employeeId, { absenceId })
  if (deputyId !== null) await addDeputy(db, { employeeId, deputyId, from, to, absenceId })
}
