import type { ProjectRoleInput } from '@praxis/contract/projects/project-roles'
import type { Currency } from '@praxis/contract/protocol/values'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { invalidField, Refusal } from '../../../platform/refusal'
import { type CardRates, type CardRow, cardRatesIn } from '../queries/card-rates'
import type { OpenTargetable } from '../queries/open-targetable'

export interface Rates {
  readonly hourlyCharge: number
  readonly hourlyCost: number
}

export const RATES = ['hourlyCharge', 'hourlyCost'] as const

/**
 * Rate cards are in the company's currency. Where there is no exchange rate to that of a targetable, its roles take no rates
 * from them, and a missing rate does not mean zero: an actor who may not set rates can neither choose a card nor add a role.
 */
const assertRatesTyped = (
  { kind, row, permissions }: OpenTargetable,
  companysCurrency: Currency,
  given: Partial<Rates>,
  field: 'rateCardID' | 'name',
): void => {
  const missing = RATES.filter((rate) => given[rate] === undefined)
  if (missing.length === 0) return
  const why = `Rate cards are in ${companysCurrency}, this ${kind.noun} is in ${row.currency}`
  if (!permissions.editBudgets) throw invalidField(field, `${why}: somebody with access to rates has to do this`)
  throw new Refusal('invalidInput', { fields: missing.map((path) => ({ path, message: `${why}: enter the rate` })) })
}

export type RolesPlatform = Pick<Platform, 'files' | 'exchangeRates'>

/** The card's rates in the currency of the targetable: converted once, by today's exchange rate, when they are taken. */
export const ratesOfCard = async (
  db: Tx,
  platform: RolesPlatform,
  targetable: OpenTargetable,
  rateCardId: string | null | undefined,
  given: Partial<Rates>,
): Promise<CardRates | undefined> => {
  if (rateCardId === null || rateCardId === undefined) return undefined
  const card = await db.row<CardRow & Columns<'companies', 'time_zone'>>(sql`
    select k.hourly_charge as "hourlyCharge", k.hourly_cost as "hourlyCost", c.default_currency as currency,
      c.time_zone as "timeZone"
    from rate_cards k join companies c on c.company_id = k.company_id
    where k.company_id = ${db.scope.companyId} and k.id = ${rateCardId} for key share of k`)
  if (!card) throw invalidField('rateCardID', 'Unknown rate card')
  const today = dayInTimeZone(new Date(db.now), card.timeZone)
  const inItsCurrency = await cardRatesIn(db, platform, card, targetable.row.currency, today)
  if (inItsCurrency) return inItsCurrency
  assertRatesTyped(targetable, card.currency, given, 'rateCardID')
  return undefined
}

/** In the company's currency, a role may have no rates until somebody sets them. */
export const assertRatesWithoutCard = async (
  db: Tx,
  targetable: OpenTargetable,
  given: ProjectRoleInput,
): Promise<void> => {
  if (given.rateCardID !== null) return
  const company = await db.row<Columns<'companies', { currency: 'default_currency' }>>(
    sql`select default_currency as currency from companies where company_id = ${db.scope.companyId}`,
  )
  if (company && company.currency !== targetable.row.currency)
    assertRatesTyped(targetable, company.currency, given, 'name')
}
