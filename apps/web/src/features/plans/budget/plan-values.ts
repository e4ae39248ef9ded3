import type { BudgetPlanSnapshot, PlanBasis } from '@praxis/contract/plans/budget-plan'
import {
  type CalculationMethod,
  methodFields,
  type PlanCategory,
  type PlanSide,
  planCategories,
  planSides,
} from '@praxis/contract/plans/plan-rules'
import { CATEGORIES, SIDES } from '../plan-words'

/** One category and side of a plan. */
export interface PlanLine {
  readonly method: CalculationMethod
  readonly basis: PlanBasis
  /** Amounts in minor units, by month. */
  readonly months: Readonly<Record<string, number>>
}

export interface PlanDates {
  readonly startDate: string
  readonly endDate: string | null
  readonly isOpenEnded: boolean
}

export interface LineName {
  readonly category: PlanCategory
  readonly side: PlanSide
}

export const lines: readonly (LineName & { readonly key: LineKey; readonly name: string })[] = planCategories.flatMap(
  (category) =>
    planSides.map((side) => ({
      category,
      side,
      key: `${category}/${side}` as const,
      name: `${CATEGORIES[category]} ${SIDES[side].toLowerCase()}`,
    })),
)
export type LineKey = `${PlanCategory}/${PlanSide}`

/** A plan as it is edited: two people who change different lines get in nobody’s way. */
export type PlanValues = { readonly dates: PlanDates } & Readonly<Record<LineKey, PlanLine>>

export function planValues(snapshot: BudgetPlanSnapshot): PlanValues {
  const { startDate, endDate, isOpenEnded, basis } = snapshot
  const lineOf = ({ category, side }: LineName): PlanLine => ({
    method: snapshot[methodFields[category][side]],
    basis: basis[category][side],
    months: Object.fromEntries(snapshot[category].map((entry) => [entry.month, entry[side]])),
  })
  const values = Object.fromEntries(lines.map((line) => [line.key, lineOf(line)])) as Record<LineKey, PlanLine>
  return { dates: { startDate, endDate, isOpenEnded }, ...values }
}

/** All months that a line of the plan has, in their order. */
export const monthsOf = (values: PlanValues): string[] =>
  [...new Set(lines.flatMap(({ key }) => Object.keys(values[key].months)))].toSorted()

export function planSnapshot(values: PlanValues): BudgetPlanSnapshot {
  const months = monthsOf(values)
  const line = (category: PlanCategory, side: PlanSide) => values[`${category}/${side}`]
  const entries = (category: PlanCategory) =>
    months.map((month) => ({
      month,
      revenue: line(category, 'revenue').months[month] ?? 0,
      cost: line(category, 'cost').months[month] ?? 0,
    }))
  const bases = (category: PlanCategory) => ({
    revenue: line(category, 'revenue').basis,
    cost: line(category, 'cost').basis,
  })
  return {
    ...values.dates,
    consultancyBudget: entries('consultancyBudget'),
    expensesBudget: entries('expensesBudget'),
    othersBudget: entries('othersBudget'),
    consultancyRevenueCalculationMethod: line('consultancyBudget', 'revenue').method,
    consultancyCostCalculationMethod: line('consultancyBudget', 'cost').method,
    expensesRevenueCalculationMethod: line('expensesBudget', 'revenue').method,
    expensesCostCalculationMethod: line('expensesBudget', 'cost').method,
    othersRevenueCalculationMethod: line('othersBudget', 'revenue').method,
    othersCostCalculationMethod: line('othersBudget', 'cost').method,
    basis: {
      consultancyBudget: bases('consultancyBudget'),
      expensesBudget: bases('expensesBudget'),
      othersBudget: bases('othersBudget'),
    },
  }
}

export const sumOfLine = ({ months }: PlanLine): number =>
  Object.values(months).reduce((sum, amount) => sum + amount, 0)
