import type { Currency } from '@praxis/contract/protocol/values'
import type { Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { RatesToCompany } from '@praxis/domain/opportunities/pipeline-sum'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'

/** The company's currency, and what a unit of the others is in it today. */
export interface CompanyMoney {
  readonly company: Currency
  readonly rates: RatesToCompany
  /** The day of the rates; null where none are known. */
  readonly ratesOf: Day | null
  readonly today: Day
  readonly financialYearStart: string
}

/** For orders that compare no amounts. */
export const NO_RATES = { company: 'GBP', rates: {} } as const

export const companyMoney = async (
  db: Db,
  { exchangeRates }: Pick<Platform, 'exchangeRates'>,
  actor: EmployeeActor,
): Promise<CompanyMoney> => {
  const today = dayInTimeZone(new Date(db.now), actor.company.timeZone)
  const company = await db.row<Columns<'companies', { currency: 'default_currency' } | 'financial_year_start'>>(sql`
    select default_currency as currency, financial_year_start as "financialYearStart" from companies
    where company_id = ${actor.company.id}`)
  const currency = company?.currency ?? 'GBP'
  const known = await exchangeRates.allTo(db, currency, today)
  return {
    company: currency,
    rates: known?.rates ?? {},
    ratesOf: known?.day ?? null,
    today,
    financialYearStart: company?.financialYearStart ?? '01-01',
  }
}
