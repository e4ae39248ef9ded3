import { test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { earnedFigure } from './earned-figure'
import { forecast } from './forecast'
import { forecastGrounds } from './testing/random-forecasts'

property.prop([forecastGrounds])('what is earned is made of all that the forecast says has come about', (ground) => {
  const { months, actual } = forecast(ground)
  expect(earnedFigure({ currency: 'GBP', months }).value).toBe(actual.revenue)
})

test('time is one part of it, and what brings nothing is none', () => {
  const nothing = { revenue: 0, cost: 0, seconds: 0 }
  const part = (source: 'logged' | 'expenses' | 'bookings', revenue: number) => ({
    ...{ ...nothing, source, category: 'consultancyBudget' as const, actual: { revenue, cost: 0 } },
  })
  const month = (name: string, ...amounts: readonly [number, number]) => ({
    ...{ month: name, actual: nothing, forecast: nothing, plan: nothing, loggedSeconds: 0, bookedSeconds: 0 },
    parts: [part('logged', amounts[0]), part('expenses', amounts[1]), part('bookings', 0)],
  })
  expect(earnedFigure({ currency: 'GBP', months: [month('2026-10', 500, 0), month('2026-11', 250, 0)] })).toMatchObject(
    {
      value: 750,
      parts: [{ label: 'Revenue from time up to today', value: 750 }],
    },
  )
})
