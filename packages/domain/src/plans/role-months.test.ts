import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { booked } from '../bookings/testing/sample-bookings'
import { sumsByMonth } from './plan-months'
import { moneyOfSeconds, monthsOfRoles, roleMonths } from './role-months'

it('rounds the total of a role once and gives months their share of it', () => {
  const rates = { hourlyCharge: 1_000, hourlyCost: 333 }
  expect(roleMonths(rates, sumsByMonth('2026-07-31', [1_800, 1_800, 1_801]))).toEqual([
    { month: '2026-07', seconds: 1_800, revenue: 500, cost: 167 },
    { month: '2026-08', seconds: 3_601, revenue: 1_000, cost: 333 },
  ])
  expect(roleMonths(rates, [])).toEqual([])
})

it('sums roles by month, and leaves out months in which nothing is booked', () => {
  const days = { from: '2026-06-30', contracted: [], capacity: Array.from({ length: 65 }, () => 3_600) }
  const role = { hourlyCharge: 1_000, hourlyCost: 500 }
  const roles = [
    { ...role, bookings: [booked('2026-08-31', '2026-09-01', { secondsPerDay: 3_600 })] },
    { ...role, bookings: [booked('2026-06-30', '2026-06-30', { totalSeconds: 1_800 })] },
    { ...role, bookings: [booked('2026-08-30', '2026-08-30', { totalSeconds: 7_200 })] },
    { ...role, bookings: [] },
  ]
  expect(monthsOfRoles(roles, () => days)).toEqual([
    { month: '2026-06', revenue: 500, cost: 250 },
    { month: '2026-08', revenue: 3_000, cost: 1_500 },
    { month: '2026-09', revenue: 1_000, cost: 500 },
  ])
})

const rate = fc.nat(10_000_000)

test.prop([rate, rate, fc.array(fc.nat(86_400), { maxLength: 100 })])(
  'months sum to the total',
  (hourlyCharge, hourlyCost, days) => {
    const months = roleMonths({ hourlyCharge, hourlyCost }, sumsByMonth('2026-01-20', days))
    const seconds = days.reduce((sum, some) => sum + some, 0)
    const sumOf = (part: 'seconds' | 'revenue' | 'cost') => months.reduce((sum, month) => sum + month[part], 0)
    expect(sumOf('seconds')).toBe(seconds)
    expect(sumOf('revenue')).toBe(moneyOfSeconds(seconds, hourlyCharge))
    expect(sumOf('cost')).toBe(moneyOfSeconds(seconds, hourlyCost))
  },
)
