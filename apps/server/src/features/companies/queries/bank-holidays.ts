import type { BankHoliday } from '@praxis/contract/company/bank-holidays'
import type { Day } from '@praxis/domain/calendar/day'
import { monthsTouched } from '@praxis/domain/companies/working-days'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { invalidField } from '../../../platform/refusal'
import { holidayRegionsOf, nationalHolidays } from '../national-holidays'

const MOST_MONTHS = 120

export interface DayRange {
  readonly fromDate: Day
  readonly toDate: Day
}

/** Ten years are enough for any plan, and keep the answer short. */
export const assertReasonableRange = ({ fromDate, toDate }: DayRange): void => {
  if (fromDate > toDate) throw invalidField('toDate', 'Invalid Date')
  if (monthsTouched(fromDate, toDate) > MOST_MONTHS) throw invalidField('toDate', `Maximum of ${MOST_MONTHS} months`)
}

/** The region that a new company of the country starts with. */
export const defaultRegionOf = (country: string): string => (country === 'GB' ? 'ENG' : '')

export const listHolidayRegions = holidayRegionsOf

interface CalendarRow extends Columns<'companies', 'country' | 'region'> {
  readonly own: readonly Columns<'bank_holidays', 'id' | 'date' | 'name' | 'is_working_day'>[]
}

/** The bank holidays of any days, once what the company says of them is loaded. */
export type BankHolidaysBetween = (range: DayRange) => Promise<BankHoliday[]>

const holidaysIn = async ({ country, region, own }: CalendarRow, { fromDate, toDate }: DayRange) => {
  const national = await nationalHolidays(country, region, fromDate, toDate)
  const ownDates = new Set(own.map(({ date }) => date))
  return [
    ...national
      .filter(({ date }) => !ownDates.has(date))
      .map(({ date, name }) => ({ id: date, date, name, isOwn: false })),
    ...own
      .filter((each) => !each.isWorkingDay && fromDate <= each.date && each.date <= toDate)
      .map(({ id, date, name }) => ({ id, date, name, isOwn: true })),
  ].sort((a, b) => (a.date < b.date ? -1 : 1))
}

/**
 * The bank holidays of the country and region, without those the company works on, and the company's own. All that the
 * company says of its days is loaded, so that the days asked for may depend on what is loaded beside it.
 */
export const loadBankHolidays = async (db: Db): Promise<BankHolidaysBetween> => {
  const row = await db.row<CalendarRow>(sql`
    select c.country, c.region,
           array(
             select json_build_object('id', b.id, 'date', b.date, 'name', b.name, 'isWorkingDay', b.is_working_day)
             from bank_holidays b where b.company_id = c.company_id
           ) as own
    from companies c where c.company_id = ${db.scope.companyId}`)
  return async (range) => (row ? holidaysIn(row, range) : [])
}

export const listBankHolidays = async (db: Db, range: DayRange): Promise<BankHoliday[]> =>
  (await loadBankHolidays(db))(range)

/** The national holiday of a day in the company's country and region, whether or not the company works on it. */
export const findNationalHoliday = async (db: Db, date: Day): Promise<BankHoliday | undefined> => {
  const company = await db.row<Columns<'companies', 'country' | 'region'>>(sql`
    select country, region from companies where company_id = ${db.scope.companyId}`)
  if (!company) return undefined
  const [holiday] = await nationalHolidays(company.country, company.region, date, date)
  return holiday && { id: date, date, name: holiday.name, isOwn: false }
}
