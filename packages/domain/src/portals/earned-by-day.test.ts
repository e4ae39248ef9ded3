import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/day'
import { endOfPeriod } from '../plans/tracked-periods'
import { cumulated, type EarnedGround, earnedByDay } from './earned-by-day'

const TODAY = '2026-07-15'
const item = {
  amount: 1_000,
  category: 'consultancyBudget',
  dueDate: '2026-07-01',
  doneOn: null,
  retainer: null,
} as const
const ground: EarnedGround = {
  ...{ today: TODAY, isFixedPrice: false, items: [] },
  time: [{ day: '2026-07-01', amount: 100 }],
  expenses: [{ day: '2026-07-02', amount: 20 }],
}
const total = (given: Partial<EarnedGround>) =>
  earnedByDay({ ...ground, ...given }).reduce((sum, { amount }) => sum + amount, 0)
const retainer = {
  period: 'month',
  numberOfPeriods: 3,
  secondsPerPeriod: 1,
  rollOverSeconds: 0,
  rollOverPeriods: 0,
} as const

test.each<[string, Partial<EarnedGround>, number]>([
  ['time and expenses', {}, 120],
  ['nothing of later days', { today: '2026-07-01' }, 100],
  ['for a fixed price no time', { isFixedPrice: true }, 20],
  ['for a fixed price what is done', { isFixedPrice: true, items: [{ ...item, doneOn: '2026-07-10' }] }, 1_020],
  ['nothing that is due and not done', { isFixedPrice: true, items: [item] }, 20],
  ['nothing that is to be done', { isFixedPrice: true, items: [{ ...item, doneOn: '2026-07-16' }] }, 20],
  ['no agreed hours beside hours', { items: [{ ...item, doneOn: '2026-07-10' }] }, 120],
  ['what neither hours nor claims say', { items: [{ ...item, category: 'othersBudget', doneOn: TODAY }] }, 1_120],
  ['the periods of a retainer that have begun', { items: [{ ...item, dueDate: '2026-06-15', retainer }] }, 2_120],
  [
    'no expenses where these are agreed',
    { isFixedPrice: true, items: [{ ...item, category: 'expensesBudget', doneOn: TODAY }] },
    1_000,
  ],
])('a client has been brought %s', (_, given, expected) => {
  expect(total(given)).toBe(expected)
})

const amounts = fc.array(
  fc.record({
    day: fc.nat(400).map((offset) => addDays('2026-01-01', offset)),
    amount: fc.integer({ min: -500, max: 500_000 }),
  }),
  { maxLength: 30 },
)
const items = fc.array(
  fc.record({
    amount: fc.nat(100_000),
    category: fc.constantFrom('consultancyBudget' as const, 'expensesBudget' as const, 'othersBudget' as const),
    dueDate: fc.nat(400).map((offset) => addDays('2026-01-01', offset)),
    doneOn: fc.option(fc.nat(400).map((offset) => addDays('2026-01-01', offset))),
    retainer: fc.constant(null),
  }),
  { maxLength: 8 },
)

property.prop([amounts, amounts, items, fc.boolean(), fc.constantFrom('week' as const, 'month' as const)])(
  'each amount up to today is in exactly one period, and the last one has all of them',
  (time, expenses, agreed, isFixedPrice, unit) => {
    const earned = earnedByDay({ today: TODAY, isFixedPrice, time, expenses, items: agreed })
    expect(earned.every(({ day }) => day <= TODAY)).toBe(true)
    const periods = cumulated(unit, earned, [TODAY])
    let sum = 0
    for (const { startDate, amount, cumulative } of periods) {
      const own = earned.filter(({ day }) => startDate <= day && day <= endOfPeriod(unit, startDate))
      sum += amount
      expect(amount).toBe(own.reduce((all, each) => all + each.amount, 0))
      expect(cumulative).toBe(sum)
    }
    expect(periods.at(-1)?.cumulative).toBe(earned.reduce((all, { amount }) => all + amount, 0))
  },
)

property.prop([amounts, amounts, items])(
  'no hour brings anything where the price is fixed',
  (time, expenses, agreed) => {
    const of = (hours: typeof time) =>
      earnedByDay({ today: TODAY, isFixedPrice: true, time: hours, expenses, items: agreed })
    expect(of(time)).toEqual(of([]))
  },
)
