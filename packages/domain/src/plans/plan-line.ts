import type { MonthEntry, PlanBasis } from '@praxis/contract/plans/budget-plan'
import type { CalculationMethod, PlanCategory, PlanSide } from '@praxis/contract/plans/plan-rules'
import { roundedQuotient } from '../money/rounded-quotient'
import type { AgreedAmount } from './agreement-months'
import { monthOf } from './plan-months'
import { spread } from './spread'
import type { PlanMonth } from './working-months'

export interface LineGround {
  readonly months: readonly PlanMonth[]
  readonly resourcePlan: readonly MonthEntry[]
  readonly agreed: readonly AgreedAmount[]
}

interface Line {
  readonly category: PlanCategory
  readonly side: PlanSide
  readonly method: CalculationMethod
  readonly basis: PlanBasis
  readonly typed: readonly MonthEntry[]
  /** What the months of the category cost, for revenue by mark-up. */
  readonly costs: readonly number[]
}

interface OfMonth {
  readonly month: string
  readonly amount: number
}

const HUNDRED_PERCENT = 10_000

/** What lies before or after the plan counts in its first or last month, so that nothing is lost. */
const laidInto = (months: readonly PlanMonth[], amounts: readonly OfMonth[]): number[] => {
  const parts = months.map(() => 0)
  const [first, last] = [months[0]?.month ?? '', months.at(-1)?.month ?? '']
  const places = new Map(months.map(({ month }, index) => [month, index]))
  for (const { month, amount } of amounts) {
    const index = places.get(month < first ? first : month > last ? last : month) ?? 0
    parts[index] = (parts[index] ?? 0) + amount
  }
  return parts
}

export const resourcePlanInto = (months: readonly PlanMonth[], plan: readonly MonthEntry[], side: PlanSide): number[] =>
  laidInto(
    months,
    plan.map((entry) => ({ month: entry.month, amount: entry[side] })),
  )

const monthly = (amount: number, { isWhole, workingDays, daysOfMonth }: PlanMonth): number => {
  if (isWhole) return amount
  return daysOfMonth === 0 ? 0 : roundedQuotient(BigInt(amount) * BigInt(workingDays), BigInt(daysOfMonth))
}

const markedUp = (cost: number, markup: number): number =>
  roundedQuotient(BigInt(cost) * BigInt(HUNDRED_PERCENT + markup), BigInt(HUNDRED_PERCENT))

/** The amount of each month of a category and side, by its method. */
export const monthsOfLine = (line: Line, { months, resourcePlan, agreed }: LineGround): number[] => {
  const { category, side, basis } = line
  switch (line.method) {
    case 'autoSpread':
      return spread(
        basis.total,
        months.map(({ workingDays }) => workingDays),
      )
    case 'fixedMonthly':
      return months.map((month) => monthly(basis.monthly, month))
    case 'fixedMonthlyByAgreement':
      return laidInto(
        months,
        agreed.filter((item) => item.category === category).map(({ day, amount }) => ({ month: monthOf(day), amount })),
      )
    case 'fromResourcePlan':
      return resourcePlanInto(months, resourcePlan, side)
    case 'markupCost':
      return line.costs.map((cost) => markedUp(cost, basis.markup))
    case 'variesByMonth': {
      const typed = new Map(line.typed.map((entry) => [entry.month, entry[side]]))
      return months.map(({ month }) => typed.get(month) ?? 0)
    }
  }
}
