import type { Day } from '@praxis/domain/calendar/day'
import type { WorkCalendar } from '@praxis/domain/capacity/capacity'
import { itemsByDay } from '@praxis/domain/capacity/day-item'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { bankHolidaysOnDays } from '../../companies/queries/bank-holidays-on-days'
import { contractPeriodsJson, type EmployeeRow, periodsOf } from './get-employee'

interface ContractRow extends Pick<EmployeeRow, 'periods'> {
  readonly id: string
  readonly startDate: Day
}

/** What capacity is counted from, for any of these employees and any days of the range; both statements travel together. */
export const loadWorkCalendars = async (
  db: Db,
  employeeIds: readonly string[],
  from: Day,
  to: Day,
): Promise<(employeeId: string) => WorkCalendar> => {
  const [rows, holidays] = await Promise.all([
    db.rows<ContractRow>(sql`
      select e.id, e.contract_start as "startDate", ${contractPeriodsJson} as periods
      from employees e
      where e.company_id = ${db.scope.companyId} and e.id = any (${employeeIds}::uuid[])
        and e.contract_start is not null`),
    bankHolidaysOnDays(db, from, to),
  ])
  const contracts = new Map(rows.map((row) => [row.id, { startDate: row.startDate, periods: periodsOf(row) }]))
  const items = itemsByDay(holidays)
  return (employeeId) => ({ contract: contracts.get(employeeId), items })
}
