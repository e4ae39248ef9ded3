import type { EmployeeActor } from '../../../platform/auth/actor'
import { type Sql, sql } from '../../../platform/database/sql'

type Deciding = Pick<EmployeeActor, 'company' | 'employee'>

const deputised = ({ company, employee }: Deciding, at: string): Sql =>
  sql`deputised(${company.id}, ${employee.id}, ${at}::timestamptz)`

/** A condition on a row `r` of requests: at this moment somebody decides on it in the place of who is to. */
export const isDeputised = (somebody: Deciding, at: string): Sql => sql`(
  r.approver_id = any (array(select d.approver from ${deputised(somebody, at)} d))
  and exists (
    select from ${deputised(somebody, at)} d
    where d.approver = r.approver_id
      and case when d.only_asked_by is null then r.employee_id <> ${somebody.employee.id}
               else r.employee_id = d.only_asked_by end))`

/** A condition on a row `r` of requests: somebody is to decide, or does so at this moment in the place of who is. */
export const isNamedApprover = (somebody: Deciding, at: string): Sql => sql`(
  r.approver_id = any (array(
    select ${somebody.employee.id}::uuid union all select d.approver from ${deputised(somebody, at)} d))
  and (r.approver_id = ${somebody.employee.id} or ${isDeputised(somebody, at)}))`
