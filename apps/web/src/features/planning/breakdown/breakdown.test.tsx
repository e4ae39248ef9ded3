import type { PlanningBreakdown } from '@praxis/contract/planning/targetable-planning'
import { expect, it } from 'vitest'
import { breakdownColumns, measuresOf } from './breakdown-columns'
import { totalWords } from './breakdown-words'

const HOUR = 3600
const november = { month: '2026-11-01', seconds: 10 * HOUR, charge: 100_000, cost: 60_000, margin: 0.4 }
const breakdown: PlanningBreakdown = {
  currency: 'GBP',
  seconds: 10 * HOUR,
  charge: 100_000,
  cost: 60_000,
  margin: 0.4,
  months: [november, { month: '2026-12-01', seconds: 0, charge: 0, cost: 0, margin: null }],
  roles: [
    {
      roleID: '1',
      name: 'Lead',
      filledBy: null,
      seconds: 10 * HOUR,
      charge: 100_000,
      cost: 60_000,
      margin: 0.4,
      months: [november],
    },
  ],
}
const hoursOnly: PlanningBreakdown = {
  currency: 'GBP',
  seconds: 10 * HOUR,
  months: [{ month: '2026-11-01', seconds: 10 * HOUR }],
  roles: [],
}

it('money is offered to those who may see it', () => {
  expect(measuresOf(breakdown).map(({ label }) => label)).toEqual(['Time', 'Charge', 'Cost', 'Margin'])
  expect(measuresOf(hoursOnly).map(({ label }) => label)).toEqual(['Time'])
  expect(totalWords(breakdown)).toBe('10h 00m booked, £1,000 charge, £600 cost, 40% margin')
  expect(totalWords(hoursOnly)).toBe('10h 00m booked')
})

it.each([
  ['seconds', ['10h 00m', '–', '10h 00m']],
  ['charge', ['£1,000', '–', '£1,000']],
  ['cost', ['£600', '–', '£600']],
  ['margin', ['40%', '–', '40%']],
] as const)('a role has a figure for each month and in all: %s', (measure, figures) => {
  const [role] = breakdown.roles
  const columns = breakdownColumns(breakdown, measure)
  expect(columns.slice(1).map(({ cell }) => role && cell(role))).toEqual(figures)
  expect(columns.slice(1).map(({ total }) => total)).toEqual(figures)
})

it('hours have separated thousands, as in reports', () => {
  const large = { ...hoursOnly, seconds: 1362 * HOUR + HOUR / 2 }
  expect(totalWords(large)).toBe('1,362h 30m booked')
  expect(breakdownColumns(large, 'seconds').at(-1)?.total).toBe('1,362h 30m')
})
