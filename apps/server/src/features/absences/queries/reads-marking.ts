import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { idOrNone } from '../../../platform/database/id-or-none'
import { rawSql, sql } from '../../../platform/database/sql'
import { isLedBy } from './who-sees'

/** Whether somebody may read the history of a marking: the person it is about, and whoever marks their calendar. */
export const readsMarking = async (db: Db, actor: EmployeeActor, id: string): Promise<boolean> => {
  const row = await db.row(sql`
    select from calendar_markings s
    where s.company_id = ${actor.company.id} and s.id = ${idOrNone(id)}
      and (s.employee_id = ${actor.employee.id} or ${isLedBy(actor, rawSql('s.employee_id'))})`)
  return actor.company.features.absence && row !== undefined
}
