import { type WorkingMonth, workingDaysByMonth } from '@praxis/domain/companies/working-days'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { assertReasonableRange, type DayRange, listBankHolidays } from './bank-holidays'

/** Days of the company's working week in each month of the range, less its bank holidays. */
export const getWorkingDaysByMonth = async (db: Db, range: DayRange): Promise<WorkingMonth[]> => {
  assertReasonableRange(range)
  const [company, holidays] = await Promise.all([
    db.row<Columns<'companies', 'working_days'>>(sql`
      select working_days as "workingDays" from companies where company_id = ${db.scope.companyId}`),
    listBankHolidays(db, range),
  ])
  return workingDaysByMonth(
    { from: range.fromDate, to: range.toDate },
    company?.workingDays ?? [],
    new Set(holidays.map(({ date }) => date)),
  )
}
