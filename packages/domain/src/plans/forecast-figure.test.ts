import { test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { forecast } from './forecast'
import { forecastEntries } from './forecast-entries'
import { forecastFigure } from './forecast-figure'
import { forecastGrounds } from './testing/random-forecasts'

const HOUR = 3600
const asked = { currency: 'GBP' as const, recordsOf: () => '/records', leftOut: [] }

test('an amount says its category, source, time and rate, over all months', () => {
  const time = {
    ...{ roleName: 'Engineer', hourlyCharge: 12_000, hourlyCost: null, seconds: 2 * HOUR, charged: HOUR },
    ...{ revenue: 12_000, cost: 0 },
  }
  const entries = forecastEntries({
    ...{ today: '2026-03-18', isFixedPrice: false, spent: [], agreed: [], thisMonth: { gone: 1, of: 2 } },
    logged: [
      { ...time, month: '2026-01' },
      { ...time, month: '2026-02' },
    ],
    booked: [
      ...[{ id: 'r', name: 'Engineer', hourlyCharge: 12_000, hourlyCost: 5000, from: '2026-04-01', daily: [HOUR] }],
    ],
    planned: [{ month: '2026-05', category: 'consultancyBudget', revenue: 7, cost: 3 }],
  })
  expect(
    forecastFigure(entries, { ...asked, side: 'revenue' }).parts.map(({ label, detail, value }) => [
      ...[label, detail, value],
    ]),
  ).toEqual([
    ['Engineer', 'Consultancy · Logged · 2h 00m at £120.00', 24_000],
    ['Engineer', 'Consultancy · Booked · 1h 00m at £120.00', 12_000],
    ['Consultancy', 'Budget plan', 7],
  ])
  expect(forecastFigure(entries, { ...asked, side: 'cost' }).parts.map(({ label, value }) => [label, value])).toEqual([
    ['Engineer', 5000],
    ['Consultancy', 3],
  ])
})

property.prop([forecastGrounds], { numRuns: 200 })('the parts are the whole forecast', (ground) => {
  for (const side of ['revenue', 'cost'] as const)
    expect(forecastFigure(forecastEntries(ground), { ...asked, side }).value).toBe(forecast(ground).forecast[side])
})
