import { defaultWorkingWeek } from '@praxis/contract/company/company-settings'
import type { BudgetPlanSnapshot } from '@praxis/contract/plans/budget-plan'
import { workDaysOfPerson } from '@praxis/domain/bookings/work-days'
import { addDays, addMonths } from '@praxis/domain/calendar/day'
import { type DayItem, itemsByDay } from '@praxis/domain/capacity/day-item'
import { besideMonths, type PlanGround, recalculated } from '@praxis/domain/plans/budget-plan'
import { newBudgetPlan } from '@praxis/domain/plans/new-budget-plan'
import { monthsOfRoles } from '@praxis/domain/plans/role-months'
import type { Figure } from './figure'

const LIMIT_MS = 5
const MONTHS = 60
const ROLES = 30
const START = '2026-01-01'
const END = addDays(addMonths(START, MONTHS), -1)
const [ROUNDS, RUNS, WARM_UP] = [9, 40, 100]

const daysApart = (from: string, step: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(from, index * step))

/** Somebody with a new contract in the third year and five weeks of leave in each. */
const calendarOf = (number: number) => {
  const period = {
    type: 'permanent',
    workingTimeIntervalByDay: defaultWorkingWeek,
    holidayEntitlementDays: 25,
  } as const
  const leave = daysApart(addDays(START, number), 14, 125)
  const items = leave.map((day): DayItem => ({ day, kind: 'absence', share: 'fullDay', words: '', takesTime: true }))
  return {
    contract: {
      startDate: START,
      periods: [
        { ...period, appliedDate: START },
        { ...period, appliedDate: '2028-04-01' },
      ],
    },
    items: itemsByDay(items),
  }
}

const amounts = { secondsPerDay: null, totalSeconds: null, percentage: null }
/** Every third role is booked week by week, the others for all of the time. */
const bookingsOf = (number: number) =>
  number % 3 === 0
    ? daysApart('2026-01-05', 7, 260).map((monday) => ({
        ...amounts,
        startDate: monday,
        endDate: addDays(monday, 6),
        totalSeconds: 90_000 + number,
      }))
    : [{ ...amounts, startDate: START, endDate: END, secondsPerDay: 20_000 + number }]

const team = Array.from({ length: ROLES }, (_, number) => ({
  calendar: calendarOf(number),
  bookings: bookingsOf(number),
  hourlyCharge: 9_999 + number,
  hourlyCost: 6_000 + number,
}))

const ground: Omit<PlanGround, 'resourcePlan'> = {
  ...{ today: '2026-06-15', yearStart: '04-01', lastEndDate: null, workingWeek: [2, 3, 4, 5, 6] },
  bankHolidays: daysApart('2026-01-01', 45, 40),
  agreed: daysApart(START, 30, 60).map((day) => ({ category: 'othersBudget', day, amount: 12_345 })),
}
const budget = { revenue: 1_000_000_01, cost: 777_777 }
const budgets = { consultancyBudget: budget, expensesBudget: budget, othersBudget: budget }

/** All that follows from one change: the days of everybody, what they come to, and the plan. */
const recalculate = (plan: BudgetPlanSnapshot) => {
  const resourcePlan = monthsOfRoles(team, ({ calendar }) => workDaysOfPerson(calendar, { from: START, to: END }))
  const whole = { ...ground, resourcePlan }
  const changed = recalculated(plan, whole, ['startDate'])
  return { changed, beside: besideMonths(changed, whole) }
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** CPU for one recalculation of a large plan. */
export const planFigures = async (): Promise<Figure[]> => {
  const empty = { ...ground, resourcePlan: [{ month: '2026-01', revenue: 1, cost: 1 }] }
  const plan: BudgetPlanSnapshot = {
    ...newBudgetPlan({ startDate: START, endDate: END, budgets }, empty),
    othersRevenueCalculationMethod: 'fixedMonthlyByAgreement',
    expensesRevenueCalculationMethod: 'markupCost',
  }
  for (let run = 0; run < WARM_UP; run += 1) recalculate(plan)
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = cpuMs()
    for (let run = 0; run < RUNS; run += 1) recalculate(plan)
    return (cpuMs() - before) / RUNS
  }).sort((one, other) => one - other)
  const measured = rounds[Math.floor(ROUNDS / 2)] ?? Number.POSITIVE_INFINITY
  const { changed } = recalculate(plan)
  return [
    {
      name: `recalculating a plan of ${changed.othersBudget.length} months and ${team.length} roles`,
      ...{ measured, limit: LIMIT_MS, unit: 'ms' },
      parts: `CPU, from the days of ${ROLES} people to all months; ${ROUNDS} rounds of ${RUNS}`,
    },
  ]
}
