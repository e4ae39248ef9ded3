import { expect, it } from 'vitest'
import { sampleForecast } from '../testing/sample-plans'
import { holdsText, runsOutText } from './runs-out-words'

const money = (revenue: number) => ({ revenue, cost: 0 })

it('names the consultancy budget and the whole budget apart', () => {
  const forecast = sampleForecast({
    budget: money(21_000_000),
    forecast: money(26_292_300),
    budgetRunsOut: { day: '2026-12-18', by: 'bookings' },
  })
  expect(runsOutText(forecast)).toBe(
    'By the bookings ahead, time passes the consultancy budget on 18/12/2026. The forecast ends £52,923 over the whole budget',
  )
})

it('warns of a forecast over the whole budget also where time holds its own', () => {
  const forecast = sampleForecast({ budget: money(100_00), forecast: money(150_00), budgetRunsOut: null })
  expect(runsOutText(forecast)).toBe('The forecast ends £50 over the whole budget')
})

it('says nothing of a budget that is none', () => {
  const forecast = sampleForecast({ budget: money(0), forecast: money(150_00), budgetRunsOut: null })
  expect(runsOutText(forecast)).toBeUndefined()
  expect(holdsText(forecast)).toBe('No budget to measure against')
})
