import type { ProcessedQuery } from '@praxis/contract/payments/payments'
import type { EmployeeActor } from '../../../platform/auth/actor'
import { type Sql, sql } from '../../../platform/database/sql'
import { expenseFoundBy } from '../../expenses/queries/expense-search'

/**
 * A condition on rows `s` of expenses: the company's owner, whose own claims nobody has to approve, does not pay them either as
 * long as somebody else can.
 */
const isNotForOneself = ({ company, employee }: EmployeeActor): Sql => sql`(
  s.employee_id <> ${employee.id} or not exists (
    select from employees p
    where p.company_id = ${company.id} and p.can_process_payments and p.is_active and p.user_id is not null and p.id <> ${employee.id}))`

/** A condition on rows `s` of expenses: the actor may pay them, in the currency that the company has now. */
export const isToBePaidBy = (actor: EmployeeActor): Sql => {
  const isToBePaid = sql`s.company_id = ${actor.company.id} and s.state = 'approved' and s.payment_id is null
    and s.converted_currency = (select default_currency from companies where company_id = ${actor.company.id})`
  return actor.employee.isOwner ? sql`${isToBePaid} and ${isNotForOneself(actor)}` : isToBePaid
}

type Filters = Omit<ProcessedQuery, 'page' | 'per'>

/** Conditions on rows `s` of expenses. */
export const filtersOf = (
  companyId: string,
  { search, employeeID, projectID, typeID, from, to }: Filters,
): readonly Sql[] => [
  ...(search ? [sql`s.id = any (array(${expenseFoundBy(companyId, search)}))`] : []),
  ...(employeeID ? [sql`s.employee_id = ${employeeID}`] : []),
  ...(projectID ? [sql`s.targetable_id = ${projectID}`] : []),
  ...(typeID ? [sql`s.type_id = ${typeID}`] : []),
  ...(from ? [sql`s.incurred_on >= ${from}`] : []),
  ...(to ? [sql`s.incurred_on <= ${to}`] : []),
]
