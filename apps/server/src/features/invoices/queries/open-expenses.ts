import { tenthsOf } from '@praxis/domain/expenses/mileage'
import { markedUp } from '@praxis/domain/invoices/marked-up'
import { mileageLine } from '@praxis/domain/invoices/mileage-line'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import { type EmployeeBriefRow, employeeBriefJson } from '../../employees/queries/employee-brief'
import type { StoredMileage } from '../../expenses/queries/stored-mileage'
import { isInDays, type WorkedDays } from './open-time'

interface ExpenseRow extends Columns<'expenses', 'id' | 'name' | 'incurred_on' | { net: 'net_in_project' }> {
  readonly targetableId: string
  readonly typeName: string
  readonly employee: EmployeeBriefRow
  readonly net: number
  readonly markUp: number
  /** A submitted way, whose rate is in the currency of the project; null for what is none. */
  readonly way: Required<Pick<StoredMileage, 'metres' | 'unit' | 'rate'>> | null
}

/** An expense that a client is to pay, with the mark-up of its project. */
export interface OpenExpense extends Omit<ExpenseRow, 'markUp' | 'way'> {
  /** Distance and rate, where these are exactly what is charged. */
  readonly line: ReturnType<typeof mileageLine>
}

interface Asked {
  readonly targetableIds: readonly string[]
  readonly days: WorkedDays
  readonly isLocking: boolean
}

/** Approved expenses that are billed to the client and that are on no invoice. */
export const listOpenExpenses = async (db: Db, { targetableIds, days, isLocking }: Asked): Promise<OpenExpense[]> => {
  const rows = await db.rows<ExpenseRow>(sql`
    select s.id, s.targetable_id as "targetableId", s.name, s.incurred_on as "incurredOn", s.net_in_project as net,
      case when s.is_mileage then 'Mileage' else coalesce(s.type_name, '') end as "typeName",
      ${employeeBriefJson('e', 'u')} as employee, coalesce(b.expense_mark_up, 0) as "markUp",
      case when s.converted_currency = s.project_currency and s.mileage ? 'rate' then s.mileage end as way
    from expenses s
    join targetables p on p.company_id = s.company_id and p.id = s.targetable_id and p.currency = s.project_currency
    join employees e on e.company_id = s.company_id and e.id = s.employee_id
    left join users u on u.id = e.user_id
    left join project_billing b on b.company_id = s.company_id and b.targetable_id = s.targetable_id
    where s.company_id = ${db.scope.companyId} and s.targetable_id = any (${targetableIds}::uuid[])
      and s.state = 'approved' and s.bill_to_client and s.invoice_item_id is null and s.net_in_project <> 0
      and ${isInDays('s.incurred_on', days)}
    order by s.incurred_on, s.id ${isLocking ? rawSql('for no key update of s') : rawSql('')}`)
  return rows.map(({ markUp, way, ...row }) => {
    const net = markedUp(row.net, markUp)
    const line = way ? mileageLine({ ...way, tenths: tenthsOf(way.metres, way.unit) }, net, markUp) : undefined
    return { ...row, net, line }
  })
}
