import type { Absence } from '@praxis/contract/absences/absence-shapes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { idOrNone } from '../../../platform/database/id-or-none'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { loadBankHolidays } from '../../companies/queries/bank-holidays'
import { maySeeRequest, type RequestRow, selectRequests } from '../../requests/queries/request-row'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { type AbsenceRow, absenceRowsSql, absencesOf, listAbsenceRows } from './absence-row'
import { seesLeaveOf } from './who-sees'

const byIds = (companyId: string, ids: readonly string[]): Sql =>
  sql`select s.* from absences s where s.company_id = ${companyId} and s.id = any (${ids}::uuid[])`

/** Absences by their ids, in one round trip; whether the actor may see them is decided before. */
export const absencesByIds = (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  ids: readonly string[],
): Promise<Absence[]> => listAbsenceRows(db, platform, actor, { rows: byIds(actor.company.id, ids) })

/** An absence after the actor's change. */
export const getChangedAbsence = async (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  id: string,
): Promise<Absence> => {
  const [absence] = await absencesByIds(db, platform, actor, [id])
  if (!absence) throw new Refusal('notFound')
  return absence
}

export const getOwnAbsence = async (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  id: string,
): Promise<Absence> => {
  const absence = await getChangedAbsence(db, platform, actor, id)
  if (absence.employee.id !== actor.employee.id) throw new Refusal('notFound')
  return absence
}

/** An absence that the actor sees all of: their own, of somebody below them, or one they decide on. */
export const getAbsence = async (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  id: string,
): Promise<Absence> => {
  const [rows, bankHolidays] = await Promise.all([
    db.rows<AbsenceRow & { readonly aboveIds: readonly string[] }>(
      absenceRowsSql(db, actor, { rows: byIds(actor.company.id, [id]), columns: ABOVE_IDS }),
    ),
    loadBankHolidays(db),
  ])
  const seen = rows.filter((row) => maySeeRequest(row, actor) || seesLeaveOf(actor, row))
  const [absence] = await absencesOf(seen, platform, actor, bankHolidays)
  if (!absence) throw new Refusal('notFound')
  return absence
}

/** Everybody above the person of a row `s`. */
const ABOVE_IDS = rawSql(`, array(
  with recursive above (id) as (
    select e.line_manager_id from employees e where e.company_id = s.company_id and e.id = s.employee_id
    union
    select m.line_manager_id from above a join employees m on m.company_id = s.company_id and m.id = a.id
  )
  select a.id from above a where a.id is not null) as "aboveIds"`)

/** Whether somebody sees all of an absence, so that they may read its history: its person, those above, who decides. */
export const seesAbsence = async (db: Db, actor: EmployeeActor, id: string): Promise<boolean> => {
  const known = idOrNone(id)
  if (known === null || !actor.company.features.absence) return false
  const [row] = await db.rows<RequestRow & { readonly aboveIds: readonly string[] }>(sql`
    select q.* ${ABOVE_IDS}
    from absences s join (${selectRequests(db, actor)} where r.company_id = ${actor.company.id} and r.id = ${known}) as q on q.id = s.id
    where s.company_id = ${actor.company.id} and s.id = ${known}`)
  return row !== undefined && (maySeeRequest(row, actor) || seesLeaveOf(actor, row))
}
