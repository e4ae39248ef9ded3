import type { BudgetPlanSnapshot, MonthEntry, PlanBasis } from '@praxis/contract/plans/budget-plan'
import { calculationMethods, methodFields, planCategories, planSides } from '@praxis/contract/plans/plan-rules'
import { addDays, type Day } from '../../calendar/day'
import type { ChangedPath, PlanGround } from '../budget-plan'

export interface RandomPlan {
  readonly snapshot: BudgetPlanSnapshot
  readonly ground: PlanGround
  readonly changedPath: ChangedPath
}

const TODAY = '2026-07-15'
/** Looked up, as making each day anew would take most of the time. */
const DAYS = Array.from({ length: 1_500 }, (_, index) => addDays('2025-06-01', index))
const MONTHS = [...new Set(DAYS.map((day) => day.slice(0, 7)))]
const dayAt = (index: number): Day => DAYS[index] ?? TODAY
const monthAt = (index: number): string => MONTHS[index] ?? '2026-07'
/** The days from June 2025 to November of that year. */
const NOVEMBER = 153

/** Numbers that follow from a seed, so that a plan which fails is found again; making a million plans takes no time. */
const numbersFrom = (seed: number) => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    oneOf: <Value>(values: readonly [Value, ...Value[]]): Value => values[below(values.length)] ?? values[0],
  }
}

type Numbers = ReturnType<typeof numbersFrom>

const amountOf = ({ below, oneOf }: Numbers): number => below(oneOf([1, 10, 1_000, 10_000_000, 1_000_000_000_000]))

const entriesOf = (numbers: Numbers): MonthEntry[] => {
  const first = numbers.below(20)
  return Array.from({ length: numbers.below(7) }, (_, index) => ({
    month: monthAt(first + index),
    revenue: amountOf(numbers),
    cost: amountOf(numbers),
  }))
}

const basisOf = (numbers: Numbers): PlanBasis => ({
  total: amountOf(numbers),
  monthly: amountOf(numbers),
  markup: numbers.below(numbers.oneOf([1, 10_000, 1_000_000])),
})

const sidesOf = (numbers: Numbers) => ({ revenue: basisOf(numbers), cost: basisOf(numbers) })

const changedPathOf = ({ oneOf, below }: Numbers): ChangedPath => {
  const [category, side] = [oneOf(planCategories), oneOf(planSides)]
  return oneOf<ChangedPath>([
    [],
    ['startDate'],
    ['isOpenEnded'],
    [methodFields[category][side]],
    ['basis', category, side, 'monthly'],
    [category, monthAt(7 + below(12)), side],
  ])
}

const datesOf = ({ below, oneOf }: Numbers) => {
  const start = NOVEMBER + below(500)
  const endDate = oneOf([null, ...[1, 9, 40, 40, 70, 70, 100, 400].map((days) => dayAt(start + below(days) - 5))])
  return { startDate: dayAt(start), isOpenEnded: below(16) === 0, endDate }
}

export const randomPlan = (seed: number): RandomPlan => {
  const numbers = numbersFrom(seed)
  const { below, oneOf } = numbers
  const method = () => oneOf(calculationMethods)
  return {
    snapshot: {
      ...datesOf(numbers),
      consultancyBudget: entriesOf(numbers),
      expensesBudget: entriesOf(numbers),
      othersBudget: entriesOf(numbers),
      consultancyRevenueCalculationMethod: method(),
      consultancyCostCalculationMethod: method(),
      expensesRevenueCalculationMethod: method(),
      expensesCostCalculationMethod: method(),
      othersRevenueCalculationMethod: method(),
      othersCostCalculationMethod: method(),
      basis: {
        consultancyBudget: sidesOf(numbers),
        expensesBudget: sidesOf(numbers),
        othersBudget: sidesOf(numbers),
      },
    },
    ground: {
      today: TODAY,
      yearStart: oneOf(['01-01', '04-06', '10-01']),
      lastEndDate: oneOf([null, dayAt(214 + below(600))]),
      workingWeek: oneOf<readonly number[]>([[2, 3, 4, 5, 6], [2, 4], [1, 2, 3, 4, 5, 6, 7], []]),
      bankHolidays: [...new Set(Array.from({ length: below(12) }, () => dayAt(NOVEMBER + below(700))))],
      resourcePlan: entriesOf(numbers),
      agreed: Array.from({ length: below(6) }, () => ({
        category: oneOf(planCategories),
        day: dayAt(below(900)),
        amount: amountOf(numbers),
      })),
    },
    changedPath: changedPathOf(numbers),
  }
}
