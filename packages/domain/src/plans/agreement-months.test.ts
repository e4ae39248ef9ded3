import { expect, it } from 'vitest'
import { agreedAmounts, haveOverlap, periodsOfRetainer, totalOfItem } from './agreement-months'

const retainer = {
  period: 'quarter',
  numberOfPeriods: 3,
  secondsPerPeriod: 3600,
  rollOverSeconds: 0,
  rollOverPeriods: 0,
} as const
const item = { category: 'consultancyBudget', amount: 500, dueDate: '2026-01-31', retainer: null } as const

it('begins each period on the day of the first, or the last of a shorter month', () => {
  expect(periodsOfRetainer('2026-01-31', { ...retainer, period: 'month' })).toEqual([
    { from: '2026-01-31', to: '2026-02-27' },
    { from: '2026-02-28', to: '2026-03-30' },
    { from: '2026-03-31', to: '2026-04-29' },
  ])
})

it('counts a retainer once per period, and anything else once', () => {
  const items = [item, { ...item, amount: 20, retainer }]
  expect(agreedAmounts(items)).toEqual([
    { category: 'consultancyBudget', amount: 500, day: '2026-01-31' },
    { category: 'consultancyBudget', amount: 20, day: '2026-01-31' },
    { category: 'consultancyBudget', amount: 20, day: '2026-04-30' },
    { category: 'consultancyBudget', amount: 20, day: '2026-07-31' },
  ])
  expect(items.map(totalOfItem)).toEqual([500, 60])
})

it.each([
  ['2026-10-31', false],
  ['2026-10-30', true],
  ['2025-04-30', false],
  ['2025-05-01', true],
])('tells whether another retainer from %s overlaps: %s', (dueDate, overlaps) => {
  expect(haveOverlap([{ ...item, retainer }, item, { dueDate, retainer }])).toBe(overlaps)
})
