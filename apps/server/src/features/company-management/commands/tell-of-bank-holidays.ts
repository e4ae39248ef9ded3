import { EmployeeSettings } from '@praxis/contract/company/company-settings'
import { addMonths, type Day } from '@praxis/domain/calendar/day'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { listBankHolidays } from '../../companies/queries/bank-holidays'

/** Has those told whose leave costs other days now; it takes a job, as that may be many. */
export const tellOfBankHolidays = (
  db: Tx,
  days: readonly { readonly day: Day; readonly wasHoliday: boolean }[],
): void => {
  const { employeeId, userId } = db.scope
  if (days.length > 0) db.enqueue({ task: 'tellOfBankHolidays', payload: { by: { employeeId, userId }, days } })
}

/** The days whose leave is counted: of the years since it is, and as far ahead as it can be asked for. */
const daysOfLeave = async (db: Tx) => {
  const row = await db.row<{ readonly settings: unknown; readonly createdOn: Day; readonly today: Day }>(sql`
    select coalesce(c.settings -> 'employee', '{}') as settings, (c.created_at at time zone c.time_zone)::date as "createdOn",
      (${db.now}::timestamptz at time zone c.time_zone)::date as today
    from companies c where c.company_id = ${db.scope.companyId}`)
  if (!row) return undefined
  const since = EmployeeSettings.parse(row.settings).leaveCountedSince ?? row.createdOn
  return { fromDate: addMonths(since, -12), toDate: addMonths(row.today, 36) }
}

/** Changes the calendar of the company's country, and has people told whose leave it touches. */
export const tellingOfBankHolidays = async (db: Tx, change: () => Promise<void>): Promise<void> => {
  const range = await daysOfLeave(db)
  const holidays = async () => new Set(range ? (await listBankHolidays(db, range)).map(({ date }) => date) : [])
  const before = await holidays()
  await change()
  const after = await holidays()
  tellOfBankHolidays(db, [
    ...[...before].filter((day) => !after.has(day)).map((day) => ({ day, wasHoliday: true })),
    ...[...after].filter((day) => !before.has(day)).map((day) => ({ day, wasHoliday: false })),
  ])
}
