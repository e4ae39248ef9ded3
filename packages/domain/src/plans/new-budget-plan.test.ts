import { expect, it } from 'vitest'
import { planTotals } from './budget-plan'
import { newBudgetPlan } from './new-budget-plan'

const ground = {
  today: '2026-07-15',
  yearStart: '01-01',
  lastEndDate: null,
  workingWeek: [2, 3, 4, 5, 6],
  bankHolidays: [],
  resourcePlan: [],
  agreed: [],
}
const budgets = {
  consultancyBudget: { revenue: 1_000, cost: 600 },
  expensesBudget: { revenue: 50, cost: 40 },
  othersBudget: { revenue: 3, cost: 0 },
}

it.each([
  [null, null, '2026-07-01', '2027-06-30'],
  ['2026-02-10', null, '2026-02-10', '2027-02-09'],
  [null, '2026-09-10', '2026-07-01', '2026-09-10'],
  [null, '2025-09-10', '2025-09-01', '2025-09-10'],
  ['2026-02-10', '2026-03-10', '2026-02-10', '2026-03-10'],
])('begins with the dates %s to %s as %s to %s', (startDate, endDate, from, to) => {
  const plan = newBudgetPlan({ startDate, endDate, budgets }, ground)
  expect([plan.startDate, plan.endDate, plan.isOpenEnded]).toEqual([from, to, false])
  expect(planTotals(plan)).toEqual(budgets)
})

it('takes fees from what is booked', () => {
  const booked = { ...ground, resourcePlan: [{ month: '2026-08', revenue: 7, cost: 5 }] }
  const plan = newBudgetPlan({ startDate: null, endDate: null, budgets }, booked)
  expect(plan.consultancyRevenueCalculationMethod).toBe('fromResourcePlan')
  expect(planTotals(plan)).toEqual({ ...budgets, consultancyBudget: { revenue: 7, cost: 5 } })
})
