import type { PipelineSum, SumOfCurrency } from '@praxis/contract/opportunities/pipeline-shapes'
import type { Currency } from '@praxis/contract/protocol/values'
import { converted, type ExchangeRate, rateText } from '../money/exchange'

/** What a unit of each currency is in the company's; a currency without a rate is missing. The company's own needs none. */
export type RatesToCompany = Readonly<Partial<Record<Currency, ExchangeRate>>>

const AMOUNTS = ['revenue', 'profit', 'weighted', 'weightedProfit'] as const
type Amounts = Pick<SumOfCurrency, (typeof AMOUNTS)[number]>

const NOTHING: Amounts = { revenue: 0, profit: 0, weighted: 0, weightedProfit: 0 }

const each = (calculate: (amount: keyof Amounts) => number): Amounts => ({
  revenue: calculate('revenue'),
  profit: calculate('profit'),
  weighted: calculate('weighted'),
  weightedProfit: calculate('weightedProfit'),
})

/** Adds up sums of several currencies: each is converted once, so that the parts shown add up to the whole. */
export const pipelineSum = (sums: readonly SumOfCurrency[], company: Currency, rates: RatesToCompany): PipelineSum => {
  const parts = sums.map((sum) => {
    if (sum.currency === company) return { ...sum, rate: null, converted: each((amount) => sum[amount]) }
    const rate = rates[sum.currency]
    return {
      ...sum,
      rate: rate === undefined ? null : rateText(rate),
      converted: rate === undefined ? null : each((amount) => converted(sum[amount], rate)),
    }
  })
  return {
    count: sums.reduce((count, sum) => count + sum.count, 0),
    ...each((amount) => parts.reduce((total, part) => total + (part.converted ?? NOTHING)[amount], 0)),
    parts,
  }
}
