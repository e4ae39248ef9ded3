import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Reader } from '../../../platform/auth/reader'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import type { LeaveGround } from './leave-ground'

interface Seen {
  readonly employee: { readonly id: string }
  readonly aboveIds: readonly string[]
}

/** Whether somebody sees all of a person's leave, with its reasons: themselves, those above, managers of employees. */
export const seesLeaveOf = (reader: Reader, { employee, aboveIds }: Seen): boolean =>
  employee.id === reader.employee.id || leadsLeaveOf(reader, { employee, aboveIds })

/** Whether somebody leads a person's leave, and marks their calendar: those above, and managers of employees. */
export const leadsLeaveOf = (reader: Reader, { employee, aboveIds }: Seen): boolean =>
  employee.id !== reader.employee.id &&
  (aboveIds.includes(reader.employee.id) || reader.capabilities.canManageEmployees)

/** Whether somebody enters absences for a person, approved at once: nobody their own, not even while impersonating. */
export const entersLeaveOf = (actor: EmployeeActor, seen: Seen): boolean =>
  leadsLeaveOf(actor, seen) && seen.employee.id !== actor.impersonatorId

/**
 * A condition on an employee's id, as leadsLeaveOf says. It looks up from the person, as there are few above and may be
 * many below.
 */
export const isLedBy = (reader: Reader, id: Sql): Sql =>
  sql`(${id} <> ${reader.employee.id}
    and ${reader.capabilities.canManageEmployees ? rawSql('true') : sql`exists (${isAbove(reader, id)})`})`

const isAbove = ({ company, employee }: Reader, id: Sql): Sql => sql`
  with recursive above (id) as (
    select a.line_manager_id from employees a where a.company_id = ${company.id} and a.id = ${id}
    union
    select m.line_manager_id from above a join employees m on m.company_id = ${company.id} and m.id = a.id
  )
  select from above where above.id = ${employee.id}`

/** Nobody adjusts their own leave, except the owner. */
export const adjustsLeaveOf = (actor: EmployeeActor, { employee }: Seen): boolean =>
  actor.capabilities.canManageEmployees &&
  actor.impersonatorId === null &&
  (employee.id !== actor.employee.id || actor.employee.isOwner)

export const assertSeesLeaveOf = (actor: EmployeeActor, ground: LeaveGround): void => {
  if (!seesLeaveOf(actor, ground)) throw new Refusal('notFound')
}
