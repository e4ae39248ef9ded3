import { test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { forecast } from './forecast'
import { forecastEntries } from './forecast-entries'
import type { ForecastGround } from './forecast-ground'
import { assertAgreement, forecastGrounds } from './testing/random-forecasts'

const HOUR = 3600
const role = { id: 'r1', name: 'Engineer', hourlyCharge: 12_000, hourlyCost: 5000 }
const nothing: ForecastGround = {
  today: '2026-03-18',
  isFixedPrice: false,
  logged: [],
  spent: [],
  booked: [],
  planned: [],
  agreed: [],
  thisMonth: { gone: 12, of: 20 },
}
const time = { roleName: 'Engineer', hourlyCharge: 12_000, hourlyCost: 5000, seconds: HOUR, charged: HOUR }
const line = (month: string, revenue: number, cost: number) => ({
  ...{ month, category: 'consultancyBudget' as const, revenue, cost },
})
const monthsOf = (ground: Partial<ForecastGround>) =>
  Object.fromEntries(
    forecast({ ...nothing, ...ground }).months.map(({ month, forecast: { revenue, cost } }) => [
      month,
      [revenue, cost],
    ]),
  )

test('a month gone by is what was logged in it, whatever was planned', () => {
  const ground = {
    logged: [{ ...time, month: '2026-02', revenue: 12_000, cost: 5000 }],
    planned: [line('2026-01', 900, 400), line('2026-02', 900, 400)],
  }
  expect(monthsOf(ground)).toEqual({ '2026-01': [0, 0], '2026-02': [12_000, 5000] })
})

test('this month is what was logged up to today and what is booked from tomorrow on', () => {
  const ground = {
    logged: [{ ...time, month: '2026-03', revenue: 12_000, cost: 5000 }],
    // The 17th, the 18th, which is today, and the 19th.
    booked: [{ ...role, from: '2026-03-17', daily: [HOUR, HOUR, 2 * HOUR] }],
    planned: [line('2026-03', 900_000, 400_000)],
  }
  expect(monthsOf(ground)).toEqual({ '2026-03': [36_000, 15_000] })
  const [month] = forecast({ ...nothing, ...ground }).months
  expect(month).toMatchObject({
    actual: { revenue: 12_000, cost: 5000 },
    plan: { revenue: 900_000, cost: 400_000 },
    loggedSeconds: HOUR,
    bookedSeconds: 2 * HOUR,
    parts: [
      { category: 'consultancyBudget', source: 'logged', revenue: 12_000, cost: 5000, seconds: HOUR },
      { category: 'consultancyBudget', source: 'bookings', actual: { revenue: 0, cost: 0 }, seconds: 2 * HOUR },
    ],
  })
})

test('a month to come is what is booked in it, and the plan where nothing is', () => {
  const ground = {
    booked: [{ ...role, from: '2026-04-30', daily: [HOUR, 0] }],
    planned: [line('2026-03', 1, 1), line('2026-04', 900, 400), line('2026-05', 700, 300)],
  }
  expect(monthsOf(ground)).toEqual({ '2026-03': [0, 0], '2026-04': [12_000, 5000], '2026-05': [700, 300] })
})

test('each role is rounded by month, half away from zero', () => {
  const booked = [
    { ...role, id: 'a', hourlyCharge: 1, hourlyCost: 0, from: '2026-04-01', daily: [1800] },
    { ...role, id: 'b', hourlyCharge: 1, hourlyCost: 0, from: '2026-04-01', daily: [1799] },
  ]
  expect(monthsOf({ booked })).toEqual({ '2026-04': [1, 0] })
})

const milestone = {
  itemId: 'i',
  name: 'Design',
  category: 'consultancyBudget' as const,
  amount: 50_000,
  retainedUntil: null,
}

test('a fixed price brings what was agreed, by the day it is due or was done, and never hours at a rate', () => {
  const ground = {
    isFixedPrice: true,
    logged: [{ ...time, month: '2026-02', revenue: 12_000, cost: 5000 }],
    booked: [{ ...role, from: '2026-04-01', daily: [HOUR] }],
    planned: [line('2026-04', 900, 400), line('2026-05', 900, 400)],
    agreed: [
      { ...milestone, day: '2026-03-18' },
      { ...milestone, day: '2026-03-19' },
    ],
  }
  expect(monthsOf(ground)).toEqual({
    '2026-02': [0, 5000],
    '2026-03': [100_000, 0],
    '2026-04': [0, 5000],
    '2026-05': [0, 400],
  })
  expect(forecast({ ...nothing, ...ground }).actual).toEqual({ revenue: 50_000, cost: 5000 })
})

test('a fixed price without an agreement brings what was planned, up to today by working days', () => {
  const ground = { isFixedPrice: true, planned: [line('2026-02', 900, 0), line('2026-03', 1001, 0)] }
  expect(monthsOf(ground)).toEqual({ '2026-02': [900, 0], '2026-03': [1001, 0] })
  // 12 of 20 working days of 1001 are 600.6.
  expect(forecast({ ...nothing, ...ground })).toMatchObject({
    actual: { revenue: 1501, cost: 0 },
    planToDate: { revenue: 1501, cost: 0 },
  })
})

test('of effort the agreement says only what is neither hours nor claims', () => {
  const agreed = (['consultancyBudget', 'expensesBudget', 'othersBudget'] as const).map((category, index) => ({
    ...milestone,
    category,
    day: `2026-0${index + 2}-01`,
  }))
  expect(monthsOf({ agreed })).toEqual({ '2026-04': [50_000, 0] })
  expect(Object.keys(monthsOf({ agreed, isFixedPrice: true }))).toEqual(['2026-02', '2026-03', '2026-04'])
})

test('hours that are bought with a retainer bring its amount, and nothing by themselves', () => {
  const retained = { ...milestone, day: '2026-04-01', retainedUntil: '2026-04-30' }
  const ground = {
    agreed: [retained],
    booked: [{ ...role, from: '2026-04-30', daily: [HOUR, HOUR] }],
    planned: [line('2026-04', 900, 400), line('2026-06', 900, 400)],
  }
  expect(monthsOf(ground)).toEqual({ '2026-04': [50_000, 5000], '2026-05': [12_000, 5000], '2026-06': [900, 400] })
})

test('expenses are claims, then their plan; others are the plan of every month', () => {
  const planned = (['expensesBudget', 'othersBudget'] as const).flatMap((category) =>
    ['2026-02', '2026-03', '2026-04'].map((month) => ({ category, month, revenue: 100, cost: 80 })),
  )
  const spent = [
    { month: '2026-02', state: 'approved' as const, revenue: 0, cost: 7 },
    { month: '2026-02', state: 'waitingForApproval' as const, revenue: 3, cost: 3 },
  ]
  expect(monthsOf({ planned, spent })).toEqual({ '2026-02': [103, 90], '2026-03': [100, 80], '2026-04': [200, 160] })
  expect(forecast({ ...nothing, planned, spent }).actual).toEqual({ revenue: 163, cost: 138 })
})

test('time without a rate is shown, and in no sum', () => {
  const logged = [{ ...time, hourlyCost: null, month: '2026-03', revenue: 12_000, cost: 0 }]
  expect(forecastEntries({ ...nothing, logged })).toMatchObject([
    { of: { name: 'Engineer' }, rated: { cost: { seconds: HOUR, rate: null } }, cost: 0 },
  ])
})

test('months without anything are between others, but not for centuries', () => {
  const planned = [line('2026-01', 1, 1), line('2026-04', 1, 1)]
  expect(Object.keys(monthsOf({ planned }))).toHaveLength(4)
  expect(Object.keys(monthsOf({ planned: [...planned, line('9026-04', 1, 1)] }))).toHaveLength(3)
  expect(monthsOf({})).toEqual({})
})

property.prop([forecastGrounds], { numRuns: 500 })('every forecast is that of counting by hand', assertAgreement)
