import type { PlanCategory } from '@praxis/contract/plans/plan-rules'
import { type LineKey, lines, type PlanValues, sumOfLine } from './plan-values'

export interface Money {
  readonly revenue: number
  readonly cost: number
}

/** All categories of a month together. */
export const sumOfMonth = (values: PlanValues, month: string): Money => sumBy((key) => values[key].months[month] ?? 0)

export const sumOfCategory = (values: PlanValues, category: PlanCategory): Money => ({
  revenue: sumOfLine(values[`${category}/revenue`]),
  cost: sumOfLine(values[`${category}/cost`]),
})

export const sumOfPlan = (values: PlanValues): Money => sumBy((key) => sumOfLine(values[key]))

function sumBy(amountOf: (key: LineKey) => number): Money {
  const sum = { revenue: 0, cost: 0 }
  for (const { key, side } of lines) sum[side] += amountOf(key)
  return sum
}
