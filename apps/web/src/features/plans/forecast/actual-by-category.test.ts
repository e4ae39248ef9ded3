import { expect, it } from 'vitest'
import { sampleForecast } from '../testing/sample-plans'
import { actualByCategory } from './actual-by-category'

it('counts what was logged and spent, and nothing that is only booked', () => {
  const forecast = sampleForecast()
  expect(actualByCategory(forecast).consultancyBudget).toEqual(forecast.actual)
})

it('counts of this month’s agreements what has come about', () => {
  const [october] = sampleForecast().months
  if (!october) throw new Error('The sample has an October')
  const actual = { revenue: 400, cost: 0 }
  const parts = [{ category: 'othersBudget', source: 'agreements', revenue: 900, cost: 0, seconds: 0, actual } as const]
  const month = { ...october, parts, actual }
  expect(actualByCategory({ months: [month] }).othersBudget).toEqual({ revenue: 400, cost: 0 })
})
