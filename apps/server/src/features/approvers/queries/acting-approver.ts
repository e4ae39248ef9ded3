import { rawSql, type Sql } from '../../../platform/database/sql'

/**
 * Who acts on a row `r` of requests: the person who decided on it, or is to. If they have left, whoever would decide
 * now stands in, so that what they approved can still be opened again. Given are that person's id and whether they are
 * active.
 */
export const actingApprover = (id: string, isActive: string): Sql =>
  rawSql(`case when ${isActive} then ${id}
    when ${id} is not null then approver_for(r.company_id, r.employee_id, r.targetable_id, now()) end`)
