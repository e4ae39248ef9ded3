import { inWholeUnits } from '../money/money'

/** In minor units. */
interface Money {
  readonly revenue: number
  readonly cost: number
}

/** What is left of the revenue, as a fraction of it; nothing can be left of none. */
const marginOf = ({ revenue, cost }: Money): number | null => (revenue === 0 ? null : (revenue - cost) / revenue)

const tenthsOfPercent = (fraction: number): number => Math.round(fraction * 1000)

interface Measured {
  /** Of what was planned; null when nothing was. */
  readonly share: number | null
  /** Of what was planned, in minor units that add up with both as whole units; below zero it is over. */
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
  /** Percentage points above the planned margin, as far as both are shown; null while either is not known. */
  readonly marginPoints: number | null
}

/** What came of a project so far, held against what it was planned to bring and to cost. */
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
