import type { ProjectListItem } from '@praxis/contract/projects/projects'
import { formatWholeMoney } from '@praxis/domain/money/money'
import { formatMargin } from '@praxis/domain/money/percent'
import { againstPlan } from '@praxis/domain/projects/against-plan'

/**
 * The money of a listed project in words: what came in against the plan, or the plan alone, called so, for those who
 * see no time. Absent for those who see no money.
 */
export function moneyOfProject(
  { figures, actuals, currency }: Pick<ProjectListItem, 'figures' | 'actuals' | 'currency'>,
  formatted: (margin: number) => string = formatMargin,
) {
  const marginText = (margin: number | null): string => (margin === null ? '–' : formatted(margin))
  if (!figures) return undefined
  const plan = { revenue: figures.totalRevenue, cost: figures.totalCost }
  const { revenue, margin, plannedMargin, marginPoints } = againstPlan(actuals ?? plan, plan)
  const planned = formatWholeMoney(plan.revenue, currency)
  if (!actuals)
    return {
      revenueLabel: 'Planned revenue',
      revenue: planned,
      ofPlan: '',
      share: undefined,
      marginLabel: 'Planned margin',
      margin: marginText(plannedMargin),
      ofPlannedMargin: '',
      marginPoints: null,
    }
  return {
    revenueLabel: 'Revenue',
    revenue: formatWholeMoney(actuals.revenue, currency),
    ofPlan: plan.revenue === 0 ? '' : `of ${planned}`,
    /** The share of the plan that came in; without a plan the bar is empty. */
    share: revenue.share ?? 0,
    marginLabel: 'Margin',
    margin: marginText(margin),
    ofPlannedMargin: plannedMargin === null ? '' : `plan ${marginText(plannedMargin)}`,
    marginPoints,
  }
}
