import type { Currency } from '@praxis/contract/protocol/values'
import { converted } from '@praxis/domain/money/exchange'
import type { Db } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'

/** An amount in another currency than it was spent in; without a rate where both are the same, or it cannot be converted. */
export interface Converted {
  readonly convertedAmount: number | null
  readonly convertedCurrency: Currency | null
  readonly rate: number | null
  readonly rateDay: string | null
}

export interface Spent {
  readonly amount: number
  readonly currency: Currency
  readonly incurredOn: string
}

/** Converts by the rate of the day it was spent on. */
export const inCurrency = async (
  db: Db,
  { exchangeRates }: Pick<Platform, 'exchangeRates'>,
  { amount, currency, incurredOn }: Spent,
  to: Currency,
): Promise<Converted> => {
  if (currency === to) return { convertedAmount: amount, convertedCurrency: to, rate: null, rateDay: null }
  const found = await exchangeRates.between(db, currency, to, incurredOn)
  return found
    ? {
        convertedAmount: converted(amount, found.rate),
        convertedCurrency: to,
        rate: found.rate,
        rateDay: found.day,
      }
    : { convertedAmount: null, convertedCurrency: null, rate: null, rateDay: null }
}
