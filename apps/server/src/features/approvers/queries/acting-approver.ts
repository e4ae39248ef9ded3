import type { EmployeeActor } from '../../../platform/auth/actor'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { isDeputised } from './deputised'

/**
 * Who acts on a row `r` of requests: the person who decided on it, or is to. If they have left, whoever would decide
 * now stands in, so that what they approved can still be opened again. Given are that person's id and whether they are
 * active.
 */
export const actingApprover = (id: string, isActive: string): Sql =>
  rawSql(`case when ${isActive} then ${id}
    when ${id} is not null then approver_for(r.company_id, r.employee_id, r.targetable_id, now()) end`)

/**
 * Whether the actor acts on a row `r` of requests: as the person above, as who was to decide where a deputy did, or as
 * the deputy.
 */
export const isActedOnBy = (actor: EmployeeActor, at: string, id: string, isActive: string): Sql =>
  sql`(coalesce(${actor.employee.id} in (${actingApprover(id, isActive)}, r.approver_id), false)
    or coalesce(${isDeputised(actor, at)}, false))`
