import type { CompanyManagementInput } from '@praxis/contract/company/company-management'
import { textOf } from '@praxis/contract/protocol/reasons'
import type { Currency } from '@praxis/contract/protocol/values'
import { rulesWithStart } from '@praxis/domain/absences/holiday-years'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { isCountry } from '@praxis/domain/companies/country'
import { isTimeZone } from '@praxis/domain/companies/time-zone'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { assignments, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { invalidField, Refusal } from '../../../platform/refusal'
import { defaultRegionOf, listHolidayRegions } from '../../companies/queries/bank-holidays'
import {
  type HolidayYearsRow,
  holidayYearColumns,
  holidayYearRulesOf,
} from '../../companies/queries/holiday-year-rules'
import { hasMoney } from '../../companies/queries/money-in-currency'
import { mayChangeDomain } from '../company-management.policy'
import { tellingOfBankHolidays } from './tell-of-bank-holidays'

type DetailsInput = NonNullable<CompanyManagementInput['details']>

interface CurrentDetails {
  readonly domain: string
  readonly country: string
  readonly defaultCurrency: Currency
}

/** A region belongs to its country: with another country it is the one that companies there start with. */
const regionOf = async (
  { country, region }: Pick<DetailsInput, 'country' | 'region'>,
  current: CurrentDetails,
): Promise<string | undefined> => {
  if (region === undefined)
    return country === undefined || country === current.country ? undefined : defaultRegionOf(country)
  const regions = await listHolidayRegions(country ?? current.country)
  if (region !== '' && !regions.some(({ code }) => code === region))
    throw invalidField('details.region', 'Invalid region')
  return region
}

const workingDaysOf = (days: readonly number[]): number[] => {
  const workingDays = [...new Set(days)].sort((a, b) => a - b)
  if (workingDays.length === 0) throw invalidField('details.workingDays', 'Choose at least one day')
  return workingDays
}

const changeDomain = async (db: Tx, actor: EmployeeActor, domain: string): Promise<void> => {
  if (!mayChangeDomain(actor)) throw new Refusal('invalidPermission')
  await db.run(sql`update company_directory set domain = ${domain} where id = ${db.scope.companyId}`)
}

/** Another start of holiday years holds once this year is over: years that have begun keep their bounds. */
const changeHolidayYears = async (db: Tx, { clock }: Pick<Platform, 'clock'>, start: string): Promise<void> => {
  const { companyId } = db.scope
  const row = await db.row<HolidayYearsRow & Columns<'companies', 'time_zone'>>(sql`
    select ${holidayYearColumns}, c.time_zone as "timeZone" from companies c where c.company_id = ${companyId}`)
  if (!row) throw new Refusal('notFound')
  const rules = rulesWithStart(holidayYearRulesOf(row), start, dayInTimeZone(clock(), row.timeZone))
  const earlier = rules.slice(0, -1).map((rule, index) => ({ start: rule.start, until: rules[index + 1]?.since }))
  await db.run(sql`delete from earlier_holiday_years where company_id = ${companyId}`)
  await db.run(sql`
    insert into earlier_holiday_years (company_id, until, start)
    select ${companyId}, r.until, r.start from jsonb_to_recordset(${JSON.stringify(earlier)}) as r(until date, start text)`)
}

/** Amounts are not converted, so the currency stays once there are any. */
const assertCurrencyFree = async (db: Tx, currency: Currency, current: CurrentDetails): Promise<void> => {
  if (currency === current.defaultCurrency || !(await hasMoney(db))) return
  const message = textOf({ reason: 'currencyInUse' })
  throw new Refusal('currencyInUse', { fields: [{ path: 'details.defaultCurrency', message }] })
}

export const changeCompanyDetails = async (
  db: Tx,
  platform: Pick<Platform, 'clock'>,
  actor: EmployeeActor,
  given: DetailsInput,
  current: CurrentDetails,
): Promise<void> => {
  if (given.country !== undefined && !isCountry(given.country)) throw invalidField('details.country', 'Invalid country')
  if (given.timeZone !== undefined && !isTimeZone(given.timeZone))
    throw invalidField('details.timeZone', 'Invalid time zone')
  if (given.defaultCurrency !== undefined) await assertCurrencyFree(db, given.defaultCurrency, current)
  if (given.holidayYearStart !== undefined) await changeHolidayYears(db, platform, given.holidayYearStart)
  const columns = assignments<'companies'>({
    name: given.name,
    country: given.country,
    region: await regionOf(given, current),
    time_zone: given.timeZone,
    default_currency: given.defaultCurrency,
    working_days: given.workingDays && workingDaysOf(given.workingDays),
    financial_year_start: given.financialYearStart,
    holiday_year_start: given.holidayYearStart,
    theme: given.theme,
    updated_at: db.now,
  })
  if (given.domain !== undefined && given.domain !== current.domain) await changeDomain(db, actor, given.domain)
  const change = async () => {
    await db.run(sql`update companies set ${columns} where company_id = ${db.scope.companyId}`)
  }
  if (given.country === undefined && given.region === undefined) await change()
  else await tellingOfBankHolidays(db, change)
}
