import { fc, test } from '@fast-check/vitest'
import type { SumOfCurrency } from '@praxis/contract/opportunities/pipeline-shapes'
import { expect, it } from 'vitest'
import { pipelineSum } from './pipeline-sum'

const sum = (currency: SumOfCurrency['currency'], revenue: number): SumOfCurrency => ({
  currency,
  count: 1,
  revenue,
  profit: revenue / 2,
  weighted: revenue / 4,
  weightedProfit: revenue / 8,
})

it('converts the sum of each currency once', () => {
  const total = pipelineSum([sum('GBP', 800), sum('EUR', 1600)], 'GBP', { EUR: 87_120_000 })
  expect(total).toMatchObject({ count: 2, revenue: 800 + 1394, profit: 400 + 697, weighted: 200 + 348 })
  expect(total.parts[1]).toMatchObject({
    currency: 'EUR',
    revenue: 1600,
    rate: '0.87120000',
    converted: { revenue: 1394 },
  })
})

it('leaves out a currency without a rate, and says so', () => {
  const total = pipelineSum([sum('GBP', 800), sum('ZAR', 1600)], 'GBP', {})
  expect(total).toMatchObject({ count: 2, revenue: 800 })
  expect(total.parts[1]).toMatchObject({ rate: null, converted: null })
})

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const anySums = fc.array(
  fc.record({
    currency: fc.constantFrom('GBP', 'EUR', 'USD', 'ZAR' as const),
    count: fc.nat(1000),
    revenue: amount,
    profit: amount,
    weighted: amount,
    weightedProfit: amount,
  }),
  { maxLength: 4 },
)

test.prop([anySums, fc.nat(1_000_000_000)])('is always the sum of its parts', (given, rate) => {
  const total = pipelineSum(given, 'GBP', { EUR: rate, USD: rate })
  const shown = total.parts.flatMap((part) => part.converted ?? [])
  expect(total.revenue).toBe(shown.reduce((all, part) => all + part.revenue, 0))
  expect(total.weightedProfit).toBe(shown.reduce((all, part) => all + part.weightedProfit, 0))
})
