import { fc } from '@fast-check/vitest'
import type { BudgetPlanSnapshot } from '@praxis/contract/plans/budget-plan'
import { expect, it, test } from 'vitest'
import { besideMonths, droppedFrom, type PlanGround, planTotals, recalculated } from './budget-plan'
import { newBudgetPlan } from './new-budget-plan'
import { assertPlan } from './testing/assert-plan'

const ground: PlanGround = {
  today: '2026-07-15',
  yearStart: '04-01',
  lastEndDate: null,
  workingWeek: [2, 3, 4, 5, 6],
  bankHolidays: ['2026-08-31'],
  resourcePlan: [
    { month: '2026-06', revenue: 100, cost: 10 },
    { month: '2026-08', revenue: 1_000, cost: 400 },
    { month: '2026-12', revenue: 5, cost: 1 },
  ],
  agreed: [
    { category: 'othersBudget', day: '2026-01-01', amount: 7 },
    { category: 'othersBudget', day: '2026-09-30', amount: 30 },
    { category: 'expensesBudget', day: '2026-09-30', amount: 99 },
  ],
}
const none = { revenue: 0, cost: 0 }
const without = {
  startDate: '2026-07-13',
  endDate: '2026-09-30',
  budgets: { consultancyBudget: none, expensesBudget: none, othersBudget: none },
}
const plan = (changes: Partial<BudgetPlanSnapshot> = {}): BudgetPlanSnapshot => ({
  ...newBudgetPlan(without, { ...ground, resourcePlan: [] }),
  ...changes,
})
const line = (changed: BudgetPlanSnapshot, side: 'revenue' | 'cost' = 'revenue') =>
  changed.othersBudget.map((entry) => entry[side])
const withBasis = (
  basis: Partial<BudgetPlanSnapshot['basis']['othersBudget']['revenue']>,
  changes: Partial<BudgetPlanSnapshot>,
) => {
  const made = plan(changes)
  Object.assign(made.basis.othersBudget.revenue, basis)
  return made
}
const typed = (...revenues: number[]) =>
  revenues.map((revenue, index) => ({ month: `2026-0${index + 7}`, revenue, cost: 2 * revenue }))

// July has 15 working days from the 13th of 23, August 20 as its last is a bank holiday, September 22.
it('spreads a total by working days, so that nothing is lost', () => {
  const spreadOut = recalculated(withBasis({ total: 1_000 }, {}), ground)
  expect(line(spreadOut)).toEqual([263, 351, 386])
  expect(planTotals(spreadOut).othersBudget).toEqual({ revenue: 1_000, cost: 0 })
})

it('gives each whole month the same, and a part of one its working days', () => {
  expect(
    line(recalculated(withBasis({ monthly: 1_000 }, { othersRevenueCalculationMethod: 'fixedMonthly' }), ground)),
  ).toEqual([652, 1_000, 1_000])
})

it('counts agreed amounts from outside the plan in its first or last month', () => {
  expect(line(recalculated(plan({ othersRevenueCalculationMethod: 'fixedMonthlyByAgreement' }), ground))).toEqual([
    7, 0, 30,
  ])
})

it('takes fees from the resource plan, also what is booked outside', () => {
  const fees = recalculated(
    plan({
      consultancyRevenueCalculationMethod: 'fromResourcePlan',
      consultancyCostCalculationMethod: 'fromResourcePlan',
    }),
    ground,
  )
  expect(fees.consultancyBudget).toEqual([
    { month: '2026-07', revenue: 100, cost: 10 },
    { month: '2026-08', revenue: 1_000, cost: 400 },
    { month: '2026-09', revenue: 5, cost: 1 },
  ])
})

it('marks cost up month by month', () => {
  const markedUp = withBasis(
    { markup: 1_250 },
    {
      othersRevenueCalculationMethod: 'markupCost',
      othersCostCalculationMethod: 'variesByMonth',
      othersBudget: typed(2, 1, 50),
    },
  )
  expect(line(recalculated(markedUp, ground))).toEqual([5, 2, 113])
})

it('switches only the side of the month that was edited', () => {
  const edited = recalculated(plan({ othersBudget: typed(1, 2, 3) }), ground, ['othersBudget', '2026-07', 'revenue'])
  expect([edited.othersRevenueCalculationMethod, edited.othersCostCalculationMethod]).toEqual([
    'variesByMonth',
    'autoSpread',
  ])
  expect([line(edited), line(edited, 'cost')]).toEqual([
    [1, 2, 3],
    [0, 0, 0],
  ])
})

it('leaves the plan as it is that it is given', () => {
  const given = withBasis({ total: 9 }, { othersBudget: typed(1, 2, 3), isOpenEnded: true })
  const asGiven = structuredClone(given)
  recalculated(given, ground, ['othersRevenueCalculationMethod'])
  recalculated(given, ground, ['othersBudget', '2026-07', 'cost'])
  expect(given).toEqual(asGiven)
})

it('spreads the sum of what was typed when it is spread again', () => {
  const again = recalculated(plan({ othersBudget: typed(0, 0, 57) }), ground, ['othersRevenueCalculationMethod'])
  expect(line(again)).toEqual([15, 20, 22])
})

it('runs to the end of the next financial year when it is open-ended, where nothing is spread', () => {
  const open = recalculated(plan({ isOpenEnded: true, othersBudget: typed(1, 2, 3) }), ground, ['isOpenEnded'])
  expect([open.endDate, open.othersBudget.at(-1)?.month, open.othersRevenueCalculationMethod]).toEqual([
    null,
    '2028-03',
    'variesByMonth',
  ])
  expect(line(open).slice(0, 4)).toEqual([1, 2, 3, 0])
  const closed = recalculated({ ...open, isOpenEnded: false }, { ...ground, lastEndDate: '2026-09-30' }, [
    'isOpenEnded',
  ])
  expect(closed.endDate).toBe('2026-09-30')
})

it('leaves what would be spread as it is where nothing can be spread', () => {
  const refused = withBasis({ total: 9 }, { isOpenEnded: true, othersBudget: typed(1_000_000_000_000, 1) })
  const again = recalculated(refused, ground, ['othersRevenueCalculationMethod'])
  expect([again.othersRevenueCalculationMethod, again.basis.othersBudget.revenue.total]).toEqual(['variesByMonth', 9])
})

it('ends on its first day at the earliest, and after ten years', () => {
  expect(recalculated(plan({ endDate: '2026-01-01' }), ground).endDate).toBe('2026-07-13')
  expect(recalculated(plan({ endDate: '2099-01-01' }), ground).endDate).toBe('2036-06-30')
})

it('tells what was typed in months that the dates leave out, also once an edited plan has left them out', () => {
  const saved = plan({ othersBudget: typed(1, 20, 300), othersRevenueCalculationMethod: 'variesByMonth' })
  const shorter = recalculated({ ...saved, endDate: '2026-08-15' }, ground, ['endDate'])
  expect(droppedFrom([saved], shorter)).toEqual({ droppedRevenue: 300, droppedCost: 0 })
  expect(droppedFrom([saved, shorter], recalculated(shorter, ground))).toEqual({ droppedRevenue: 300, droppedCost: 0 })
  expect(droppedFrom([saved], saved)).toEqual({ droppedRevenue: 0, droppedCost: 0 })
})

it('shows working days and what is booked beside the months', () => {
  expect(besideMonths(plan(), ground)).toEqual({
    safeEndDate: '2028-03-31',
    workingDaysByMonth: [
      { month: '2026-07', numberOfDays: 15 },
      { month: '2026-08', numberOfDays: 20 },
      { month: '2026-09', numberOfDays: 22 },
    ],
    resourcePlanByMonth: [
      { month: '2026-07', revenue: 100, cost: 10 },
      { month: '2026-08', revenue: 1_000, cost: 400 },
      { month: '2026-09', revenue: 5, cost: 1 },
    ],
  })
})

test('every plan is that of counting by hand, again and again', { timeout: 120_000 }, () => {
  fc.assert(fc.property(fc.integer(), assertPlan), { numRuns: 20_000 })
})
