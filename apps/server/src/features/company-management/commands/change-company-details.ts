import type { CompanyManagementInput } from '@praxis/contract/company/company-management'
import { isCountry } from '@praxis/domain/companies/country'
import { isTimeZone } from '@praxis/domain/companies/time-zone'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, sql } from '../../../platform/database/sql'
import { invalidField, Refusal } from '../../../platform/refusal'
import { defaultRegionOf, listHolidayRegions } from '../../companies/queries/bank-holidays'
import { mayChangeDomain } from '../company-management.policy'

type DetailsInput = NonNullable<CompanyManagementInput['details']>

interface CurrentDetails {
  readonly domain: string
  readonly country: string
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

export const changeCompanyDetails = async (
  db: Tx,
  actor: EmployeeActor,
  given: DetailsInput,
  current: CurrentDetails,
): Promise<void> => {
  if (given.country !== undefined && !isCountry(given.country)) throw invalidField('details.country', 'Invalid country')
  if (given.timeZone !== undefined && !isTimeZone(given.timeZone))
    throw invalidField('details.timeZone', 'Invalid time zone')
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
  await db.run(sql`update companies set ${columns} where company_id = ${db.scope.companyId}`)
}
