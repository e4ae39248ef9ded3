import type { BudgetPlan, BudgetPlanSnapshot } from '@praxis/contract/plans/budget-plan'
import type { Forecast } from '@praxis/contract/plans/forecast'
import type { ResourcePlan } from '@praxis/contract/plans/resource-plan'
import type { PlanTarget } from '../plan-target'

export const sampleTarget: PlanTarget = { kind: 'project', id: '0198c0de-0000-7000-8000-000000000021' }

const noBasis = { total: 0, monthly: 0, markup: 2500 }
const noBases = { revenue: noBasis, cost: noBasis }
const sampleMonths = ['2026-10', '2026-11', '2026-12']

/** Three months in which consultancy comes from the resource plan, expenses are spread and others are marked up. */
export const sampleSnapshot = (changes: Partial<BudgetPlanSnapshot> = {}): BudgetPlanSnapshot => ({
  startDate: '2026-10-01',
  endDate: '2026-12-31',
  isOpenEnded: false,
  consultancyBudget: sampleMonths.map((month) => ({ month, revenue: 2_000_000, cost: 1_200_000 })),
  expensesBudget: sampleMonths.map((month) => ({ month, revenue: 200_000, cost: 190_000 })),
  othersBudget: sampleMonths.map((month) => ({ month, revenue: 0, cost: 0 })),
  consultancyRevenueCalculationMethod: 'fromResourcePlan',
  consultancyCostCalculationMethod: 'fromResourcePlan',
  expensesRevenueCalculationMethod: 'autoSpread',
  expensesCostCalculationMethod: 'fixedMonthly',
  othersRevenueCalculationMethod: 'markupCost',
  othersCostCalculationMethod: 'variesByMonth',
  basis: { consultancyBudget: noBases, expensesBudget: noBases, othersBudget: noBases },
  ...changes,
})

export const sampleBudgetPlan = (changes: Partial<BudgetPlan> = {}): BudgetPlan => ({
  currency: 'GBP',
  snapshot: sampleSnapshot(),
  safeEndDate: '2026-12-31',
  workingDaysByMonth: [
    { month: '2026-10', numberOfDays: 22 },
    { month: '2026-11', numberOfDays: 21 },
    { month: '2026-12', numberOfDays: 21 },
  ],
  resourcePlanByMonth: sampleMonths.map((month) => ({ month, revenue: 2_000_000, cost: 1_200_000 })),
  droppedRevenue: 0,
  droppedCost: 0,
  savedAt: '2026-09-14T09:00:00.000Z',
  savedBy: 'Amelia Hart',
  keptOn: null,
  keptSince: '2026-09-14',
  version: 3,
  can: { edit: true },
  ...changes,
})

const part = { seconds: 3600, source: 'logged', category: 'consultancyBudget' } as const

/** October has gone by, November is under way, December is booked. */
export const sampleForecast = (changes: Partial<Forecast> = {}): Forecast => {
  const money = (revenue: number) => ({ revenue, cost: revenue / 2 })
  const plan = { revenue: 2_200_000, cost: 1_390_000 }
  return {
    currency: 'GBP',
    today: '2026-11-18',
    months: [
      {
        month: '2026-10',
        actual: money(2_100_000),
        forecast: money(2_100_000),
        plan,
        loggedSeconds: 3600,
        bookedSeconds: 0,
        parts: [{ ...part, ...money(2_100_000), actual: money(2_100_000) }],
      },
      {
        month: '2026-11',
        actual: money(1_000_000),
        forecast: money(2_000_000),
        plan,
        loggedSeconds: 3600,
        bookedSeconds: 3600,
        parts: [
          { ...part, ...money(1_000_000), actual: money(1_000_000) },
          { ...part, source: 'bookings', ...money(1_000_000), actual: money(0) },
        ],
      },
      {
        month: '2026-12',
        actual: money(0),
        forecast: money(2_600_000),
        plan,
        loggedSeconds: 0,
        bookedSeconds: 3600,
        parts: [{ ...part, source: 'bookings', ...money(2_600_000), actual: money(0) }],
      },
    ],
    actual: money(3_100_000),
    forecast: money(6_700_000),
    budget: { revenue: 6_600_000, cost: 4_170_000 },
    planToDate: { revenue: 3_500_000, cost: 2_200_000 },
    budgetRunsOut: { day: '2026-12-18', by: 'bookings' },
    secondsWithoutCost: 0,
    costOfSale: null,
    keptOn: null,
    keptSince: '2026-09-14',
    updatedAt: '2026-11-18T09:00:00.000Z',
    ...changes,
  }
}

/** Two weeks of somebody who still has to be found. */
export const sampleResourcePlan = (changes: Partial<ResourcePlan> = {}): ResourcePlan => ({
  currency: 'GBP',
  snapshot: {
    roles: [
      {
        index: 0,
        roleID: '0198c0de-0000-7000-8000-000000000031',
        name: 'Data engineer',
        employeeID: null,
        rateCardID: null,
        startDate: '2027-01-04',
        endDate: '2027-01-17',
        calculationMethod: 'custom',
        hourlyCharge: 12_000,
        hourlyCost: 5_400,
        bookings: [
          { monday: '2027-01-04', numberOfHours: 37.5 },
          { monday: '2027-01-11', numberOfHours: 20 },
        ],
      },
    ],
    config: { displayMode: 'byHour', numberOfHoursPerDay: 7.5 },
  },
  employees: [],
  rateCards: [],
  weeks: [
    { monday: '2027-01-04', workingDays: 5 },
    { monday: '2027-01-11', workingDays: 5 },
  ],
  sums: {
    roles: [{ index: 0, seconds: 207_000, secondsNotCarried: 0, revenue: 690_000, cost: 310_500 }],
    seconds: 207_000,
    revenue: 690_000,
    cost: 310_500,
  },
  savedAt: '2026-09-14T09:00:00.000Z',
  keptOn: null,
  version: 1,
  can: { edit: true, setRates: true },
  ...changes,
})
