import { inWholeUnits } from '../money/money'

/** Amounts are in minor units. */
interface Money {
  readonly revenue: number
  readonly cost: number
}

/** What is left of the revenue after cost, as a fraction of it; null without revenue. */
const marginOf = ({ revenue, cost }: Money): number | null => (revenue === 0 ? null : (revenue - cost) / revenue)

const tenthsOfPercent = (fraction: number): number => Math.round(fraction * 1000)

interface Measured {
  /** The actual amount as a fraction of the planned one; null when nothing was planned. */
  readonly share: number | null
  /** What is left of the plan, in minor units: the difference of both as whole units; below zero it is over. */
  readonly left: number
}

const measured = (actual: number, planned: number): Measured => ({
  share: planned === 0 ? null : actual / planned,
  left: (inWholeUnits(planned) - inWholeUnits(actual)) * 100,
})

export interface AgainstPlan {
  readonly revenue: Measured
  readonly cost: Measured
  readonly margin: number | null
  readonly plannedMargin: number | null
  /** Percentage points above the planned margin, from both as they are shown; null while either is not known. */
  readonly marginPoints: number | null
}

/** What a project has brought and cost so far, compared with the plan. */
export const againstPlan = (actual: Money, plan: Money): AgainstPlan => {
  const [margin, plannedMargin] = [marginOf(actual), marginOf(plan)]
  return {
    revenue: measured(actual.revenue, plan.revenue),
    cost: measured(actual.cost, plan.cost),
    margin,
    plannedMargin,
    marginPoints:
      margin === null || plannedMargin === null
        ? null
        : (tenthsOfPercent(margin) - tenthsOfPercent(plannedMargin)) / 10,
  }
}
