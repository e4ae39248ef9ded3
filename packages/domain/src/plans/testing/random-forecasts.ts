import { fc } from '@fast-check/vitest'
import { planCategories } from '@praxis/contract/plans/plan-rules'
import { expect } from 'vitest'
import { addDays } from '../../calendar/day'
import { forecast } from '../forecast'
import type { ForecastGround } from '../forecast-ground'
import { slowForecast } from './slow-forecast'

const TODAY = '2026-03-18'
const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06']
const upToNow = months.slice(0, 3)
const amount = fc.integer({ min: 0, max: 1_000_000_000 })
const rate = fc.constantFrom(0, 1, 3599, 9999, 12_050, 100_001)
const day = fc
  .record({ month: fc.constantFrom(...months), dayOfMonth: fc.integer({ min: 10, max: 28 }) })
  .map(({ month, dayOfMonth }) => `${month}-${dayOfMonth}`)

const logged = fc.record({
  month: fc.constantFrom(...upToNow),
  roleName: fc.constantFrom(null, 'Engineer'),
  hourlyCharge: fc.option(rate),
  hourlyCost: fc.option(rate),
  seconds: fc.nat(1_000_000),
  charged: fc.nat(1_000_000),
  revenue: amount,
  cost: amount,
})
const spent = fc.record({
  month: fc.constantFrom(...months),
  state: fc.constantFrom('approved' as const, 'waitingForApproval' as const),
  revenue: amount,
  cost: amount,
})
const booked = fc.record({
  id: fc.uuid(),
  name: fc.constant('Engineer'),
  hourlyCharge: rate,
  hourlyCost: rate,
  from: day,
  daily: fc.array(fc.constantFrom(0, 0, 1, 27_000, 86_400), { maxLength: 60 }),
})
const planned = fc.uniqueArray(
  fc.record({
    month: fc.constantFrom(...months),
    category: fc.constantFrom(...planCategories),
    revenue: amount,
    cost: amount,
  }),
  { selector: ({ month, category }) => month + category, maxLength: 18 },
)
const agreed = fc
  .record({
    itemId: fc.uuid(),
    name: fc.constant('Milestone'),
    category: fc.constantFrom(...planCategories),
    day,
    amount,
    bought: fc.option(fc.integer({ min: 0, max: 92 })),
  })
  .map(({ bought, ...item }) => ({ ...item, retainedUntil: bought === null ? null : addDays(item.day, bought) }))

/** Projects of half a year, in the middle of which is today. */
export const forecastGrounds: fc.Arbitrary<ForecastGround> = fc.record({
  today: fc.constant(TODAY),
  isFixedPrice: fc.boolean(),
  logged: fc.array(logged, { maxLength: 6 }),
  spent: fc.array(spent, { maxLength: 5 }),
  booked: fc.array(booked, { maxLength: 3 }),
  planned,
  agreed: fc.array(agreed, { maxLength: 4 }),
  thisMonth: fc
    .integer({ min: 0, max: 22 })
    .chain((of) => fc.record({ gone: fc.integer({ min: 0, max: of }), of: fc.constant(of) })),
})

const sum = (amounts: readonly number[]): bigint => amounts.reduce((all, one) => all + BigInt(one), 0n)
const textOf = ({ revenue, cost }: { revenue: number; cost: number }) => `${revenue}, ${cost}`
const sumText = (amounts: readonly { revenue: number; cost: number }[]) =>
  `${sum(amounts.map(({ revenue }) => revenue))}, ${sum(amounts.map(({ cost }) => cost))}`

/**
 * The forecast is that of the slow one; parts sum to months, and months to totals. All of it is put in texts that are
 * compared once, because comparing takes ten times as long as forecasting.
 */
export const assertAgreement = (ground: ForecastGround): void => {
  const found = forecast(ground)
  const shown = found.months.map(({ month }) => month)
  const behind = [...ground.planned, ...ground.logged, ...ground.spent].map(({ month }) => month)
  const is = [
    ...found.months.map(
      ({ month, actual, forecast: whole, plan }) => `${month}: ${textOf(actual)}; ${textOf(whole)}; ${textOf(plan)}`,
    ),
    ...found.months.map(({ forecast: whole, loggedSeconds, bookedSeconds }) =>
      [textOf(whole), loggedSeconds + bookedSeconds].join(' in '),
    ),
    ...found.months.map(({ actual }) => textOf(actual)),
    textOf(found.actual),
    textOf(found.forecast),
    ...behind.filter((month) => !shown.includes(month)),
    ...shown,
  ]
  const shouldBe = [
    ...slowForecast(ground, shown).map(
      ({ month, actual, forecast: whole, plan }) =>
        `${month}: ${actual.join(', ')}; ${whole.join(', ')}; ${plan.join(', ')}`,
    ),
    ...found.months.map(({ parts }) => [sumText(parts), sum(parts.map(({ seconds }) => seconds))].join(' in ')),
    ...found.months.map(({ parts }) => sumText(parts.map(({ actual }) => actual))),
    sumText(found.months.map(({ actual }) => actual)),
    sumText(found.months.map((month) => month.forecast)),
    ...[...new Set(shown)].sort(),
  ]
  expect(is.join('\n')).toBe(shouldBe.join('\n'))
}
