import type { Day } from '@praxis/domain/calendar/day'
import type { DatedPeriods } from '@praxis/domain/people/contract-periods'
import { type ContractedDay, contractedDaysOf, contractedSecondsOf } from '@praxis/domain/time/contracted'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { listBankHolidays } from '../../companies/queries/bank-holidays'
import { contractPeriodsJson, type EmployeeRow, periodsOf } from '../../employees/queries/get-employee'

interface ContractRow extends Pick<EmployeeRow, 'periods'> {
  readonly id: string
  readonly startDate: Day | null
}

/** What contracts and the calendar say; contracts of those who have none are not among them. */
interface Contracts {
  readonly byEmployee: ReadonlyMap<string, DatedPeriods>
  readonly bankHolidays: ReadonlyMap<Day, string>
}

/** Both statements travel together. */
export const loadContracts = async (db: Db, employeeIds: readonly string[], from: Day, to: Day): Promise<Contracts> => {
  const [rows, holidays] = await Promise.all([
    db.rows<ContractRow>(sql`
      select e.id, e.contract_start as "startDate", ${contractPeriodsJson} as periods
      from employees e where e.company_id = ${db.scope.companyId} and e.id = any (${employeeIds}::uuid[])`),
    listBankHolidays(db, { fromDate: from, toDate: to }),
  ])
  return {
    byEmployee: new Map(
      rows.flatMap((row) =>
        row.startDate === null ? [] : [[row.id, { startDate: row.startDate, periods: periodsOf(row) }] as const],
      ),
    ),
    bankHolidays: new Map(holidays.map(({ date, name }) => [date, name])),
  }
}

/** What is contracted on each day from one to another, for each of the employees. */
export const contractedDays = async (
  db: Db,
  employeeIds: readonly string[],
  from: Day,
  to: Day,
): Promise<ReadonlyMap<string, readonly ContractedDay[]>> => {
  const { byEmployee, bankHolidays } = await loadContracts(db, employeeIds, from, to)
  return new Map(employeeIds.map((id) => [id, contractedDaysOf(byEmployee.get(id), bankHolidays, from, to)]))
}

/** The sums of the same days, in seconds. */
export const contractedTime = async (
  db: Db,
  employeeIds: readonly string[],
  from: Day,
  to: Day,
): Promise<ReadonlyMap<string, number>> => {
  const { byEmployee, bankHolidays } = await loadContracts(db, employeeIds, from, to)
  return new Map(employeeIds.map((id) => [id, contractedSecondsOf(byEmployee.get(id), bankHolidays, from, to)]))
}
