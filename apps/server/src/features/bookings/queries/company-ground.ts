import { EmployeeSettings, type WorkingWeek } from '@praxis/contract/company/company-settings'
import type { Day } from '@praxis/domain/calendar/day'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { type BankHolidaysBetween, loadBankHolidays } from '../../companies/queries/bank-holidays'

/** What the company says of its days. */
export interface CompanyGround {
  readonly workingDays: readonly number[]
  /** The week of whoever is not named. */
  readonly defaultWeek: WorkingWeek
  readonly yearStart: string
  readonly holidaysBetween: (from: Day, to: Day) => Promise<Day[]>
}

const datesOf =
  (holidaysBetween: BankHolidaysBetween): CompanyGround['holidaysBetween'] =>
  async (fromDate, toDate) =>
    (await holidaysBetween({ fromDate, toDate })).map(({ date }) => date)

export const loadCompanyGround = async (db: Db): Promise<CompanyGround> => {
  const [row, holidaysBetween] = await Promise.all([
    db.row<{ workingDays: number[]; yearStart: string; settings: unknown }>(sql`
      select working_days as "workingDays", financial_year_start as "yearStart", coalesce(settings -> 'employee', '{}') as settings
      from companies where company_id = ${db.scope.companyId}`),
    loadBankHolidays(db),
  ])
  if (!row) throw new Refusal('notFound')
  const { workingDays, yearStart, settings } = row
  const { defaultWorkingWeek } = EmployeeSettings.parse(settings)
  return { workingDays, yearStart, defaultWeek: defaultWorkingWeek, holidaysBetween: datesOf(holidaysBetween) }
}
