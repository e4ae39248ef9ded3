import type { Currency } from '@praxis/contract/protocol/values'
import type { Day } from '@praxis/domain/calendar/day'
import { converted, rateText } from '@praxis/domain/money/exchange'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'

/** A rate card, whose rates are in the company's currency. */
export interface CardRow
  extends Columns<'rate_cards', 'hourly_charge' | 'hourly_cost'>,
    Columns<'companies', { currency: 'default_currency' }> {}

/** The rate by which those of a card were converted, and the day it was published on. */
export interface Conversion {
  readonly exchangeRate: string
  readonly exchangeRateDay: Day
}

export interface CardRates {
  readonly rates: Columns<'rate_cards', 'hourly_charge' | 'hourly_cost'>
  readonly conversion?: Conversion
}

/** The card's rates in this currency, by the exchange rate of this day; undefined where there is none. */
export const cardRatesIn = async (
  db: Db,
  { exchangeRates }: Pick<Platform, 'exchangeRates'>,
  { hourlyCharge, hourlyCost, currency: companys }: CardRow,
  currency: Currency,
  day: Day,
): Promise<CardRates | undefined> => {
  if (companys === currency) return { rates: { hourlyCharge, hourlyCost } }
  const found = await exchangeRates.between(db, companys, currency, day)
  if (!found) return undefined
  return {
    rates: { hourlyCharge: converted(hourlyCharge, found.rate), hourlyCost: converted(hourlyCost, found.rate) },
    conversion: { exchangeRate: rateText(found.rate), exchangeRateDay: found.day },
  }
}
