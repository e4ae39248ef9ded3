import type { Day } from '@praxis/domain/calendar/day'
import type { WorkCalendar } from '@praxis/domain/capacity/capacity'
import { type ItemsByDay, itemsByDay } from '@praxis/domain/capacity/day-item'
import type { DatedPeriods } from '@praxis/domain/people/employment-contract'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { PeopleAndDays, PlacedDayItem } from '../../../platform/day-items'
import type { Platform } from '../../../platform/platform'
import { contractPeriodsJson, type EmployeeRow, periodsOf } from './get-employee'

interface ContractRow
  extends Pick<EmployeeRow, 'periods'>,
    Columns<'employees', 'id' | { startDate: 'contract_start' }> {
  readonly startDate: Day
}

/** The contracts of those who have one. */
export const listContracts = (db: Db, employeeIds: readonly string[]): Promise<ContractRow[]> =>
  db.rows<ContractRow>(sql`
    select e.id, e.contract_start as "startDate", ${contractPeriodsJson} as periods
    from employees e
    where e.company_id = ${db.scope.companyId} and e.id = any (${employeeIds}::uuid[])
      and e.contract_start is not null`)

/** Contracts by the ids of those who have them. */
export const contractsByEmployee = (rows: readonly ContractRow[]): ReadonlyMap<string, DatedPeriods> =>
  new Map(rows.map((row) => [row.id, { startDate: row.startDate, periods: periodsOf(row) }]))

/** Employees without items of their own share the items of everybody. */
const itemsByEmployee = (placed: readonly PlacedDayItem[]): ((employeeId: string) => ItemsByDay) => {
  const ofEverybody = placed.filter(({ employeeId }) => employeeId === null)
  const own = new Map<string, PlacedDayItem[]>()
  for (const item of placed) {
    if (item.employeeId === null) continue
    const ofEmployee = own.get(item.employeeId)
    if (ofEmployee) ofEmployee.push(item)
    else own.set(item.employeeId, [...ofEverybody, item])
  }
  const shared = itemsByDay(ofEverybody)
  const byEmployee = new Map([...own].map(([employeeId, items]) => [employeeId, itemsByDay(items)]))
  return (employeeId) => byEmployee.get(employeeId) ?? shared
}

/** Loads what capacity is counted from, for these employees and all days of the range, in one round trip. */
export const loadWorkCalendars = async (
  db: Db,
  { dayItems }: Pick<Platform, 'dayItems'>,
  asked: PeopleAndDays,
): Promise<(employeeId: string) => WorkCalendar> => {
  const [rows, ...placed] = await Promise.all([
    listContracts(db, asked.employeeIds),
    ...dayItems.map((source) => source(db, asked)),
  ])
  const contracts = contractsByEmployee(rows)
  const itemsOf = itemsByEmployee(placed.flat())
  return (employeeId) => ({ contract: contracts.get(employeeId), items: itemsOf(employeeId) })
}
