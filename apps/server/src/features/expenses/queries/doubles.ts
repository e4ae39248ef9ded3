import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'

export type DoubleRow = Omit<Expense['doubles'][number], 'employee'> & { readonly employee: EmployeeBriefRow }

/** Most doubles are one; more are of no use to whoever looks. */
const MOST_DOUBLES = rawSql('3')

/**
 * Other claims than `s` with the same receipt, and the person's with the same day, amount and type. Denied ones are no doubles.
 * An open claim is its owner's alone, and whoever looks at a claim of their own learns of no other person's.
 */
export const doublesSql = ({ employee }: EmployeeActor): Sql => sql`coalesce((
  select json_agg(json_build_object('id', o.id, 'name', o.name, 'incurredDate', o.incurred_on, 'because', o.because,
                                    'employee', o.employee) order by o.because, o.incurred_on desc, o.id)
  from (
    select distinct on (o.id) o.id, o.name, o.incurred_on, o.because, ${employeeBriefJson('oe', 'ou')} as employee
    from (
      select t.*, 'receipt' as because
      from expense_receipts mine
      join expense_receipts twin on twin.company_id = mine.company_id and twin.sha256 = mine.sha256
      join expenses t on t.company_id = twin.company_id and t.id = twin.expense_id
      where mine.company_id = s.company_id and mine.expense_id = s.id
      union all
      select t.*, 'likeness' from expenses t
      where t.company_id = s.company_id and t.employee_id = s.employee_id and t.incurred_on = s.incurred_on
        and t.amount = s.amount and s.amount > 0 and t.currency = s.currency
        and t.type_id is not distinct from s.type_id and t.is_mileage = s.is_mileage
    ) as o
    join employees oe on oe.company_id = o.company_id and oe.id = o.employee_id
    left join users ou on ou.id = oe.user_id
    where o.id <> s.id and o.deleted_at is null and o.state <> 'denied' and o.counter_of is null
      and o.id is distinct from s.correction_of and o.correction_of is distinct from s.id
      and (o.employee_id = ${employee.id} or (s.employee_id <> ${employee.id} and o.state <> 'unsubmitted'))
    order by o.id, o.because desc limit ${MOST_DOUBLES}
  ) as o), '[]')`

/** Whose they are is said where the claim is somebody else's. */
export const doublesOf = (doubles: readonly DoubleRow[], files: FileStore, isOwn: boolean): Expense['doubles'] =>
  doubles.map(({ employee, ...double }) => ({
    ...double,
    ...(!isOwn && { employee: employeeBriefOf(employee, files) }),
  }))
