import { expect, it } from 'vitest'
import { budgetMethods } from './budget-methods'

const noBases = {
  revenue: { total: 0, monthly: 0, markup: 0 },
  cost: { total: 0, monthly: 0, markup: 0 },
}

it('names the method of each budget once, and cost apart only where it differs', () => {
  expect(
    budgetMethods({
      startDate: '2026-10-01',
      endDate: '2026-12-31',
      isOpenEnded: false,
      consultancyBudget: [],
      expensesBudget: [],
      othersBudget: [],
      consultancyRevenueCalculationMethod: 'fromResourcePlan',
      consultancyCostCalculationMethod: 'fromResourcePlan',
      expensesRevenueCalculationMethod: 'autoSpread',
      expensesCostCalculationMethod: 'fixedMonthly',
      othersRevenueCalculationMethod: 'markupCost',
      othersCostCalculationMethod: 'variesByMonth',
      basis: { consultancyBudget: noBases, expensesBudget: noBases, othersBudget: noBases },
    }),
  ).toEqual({
    consultancyBudget: 'From resource plan',
    expensesBudget: 'Auto spread, cost fixed monthly',
    otherBudget: 'Mark-up on cost, cost varies by month',
  })
})
