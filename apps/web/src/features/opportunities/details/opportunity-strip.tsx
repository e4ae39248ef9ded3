import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatMargin, formatPercent } from '@praxis/domain/money/percent'
import { plannedFigure, projectFiguresOf } from '@praxis/domain/projects/project-figures'
import { useQuery } from '@tanstack/react-query'
import { Figure } from '../../../ui/figures/figure'
import { FigureStrip } from '../../../ui/figures/figure-strip'
import { budgetsOfProject } from '../../projects/budgets-of-project'
import { budgetText } from '../../projects/project-words'
import { resourcePlanOfOpportunityQuery } from '../opportunities.queries'
import { plannedTime } from './planned-time'

/** What an opportunity may bring and has cost so far, for those who see its money. */
export function OpportunityStrip({ opportunity }: { opportunity: Opportunity }) {
  const { details, analytics, weightedRevenueValue, costOfSale } = opportunity
  const budgets = budgetsOfProject(opportunity)
  const { data: plan, isLoading } = useQuery(resourcePlanOfOpportunityQuery(opportunity))
  if (!budgets) return null
  const { currency, pipelineStage } = details
  const money = (amount: number) => budgetText(amount, currency)
  const { totalRevenue, totalCost, feeMargin, wholeMargin } = projectFiguresOf(budgets)
  const profit = totalRevenue - totalCost
  const time = plan && plannedTime(plan)
  return (
    <FigureStrip label="What it may bring" isBusy={isLoading}>
      <Figure
        label="Planned revenue"
        value={money(totalRevenue)}
        parts={{ figure: plannedFigure(budgets, 'revenue', currency) }}
        note={`incl. ${money(budgets.consultancyBudget.revenue)} consultancy`}
      />
      {weightedRevenueValue !== undefined && pipelineStage && (
        <Figure
          label={`Weighted at ${formatPercent(pipelineStage.probability)}`}
          value={money(weightedRevenueValue)}
          note="revenue × probability of the stage"
        />
      )}
      <Figure
        label="Margin"
        value={totalRevenue === 0 ? '–' : formatMargin(wholeMargin)}
        of={totalRevenue > 0 && money(analytics.budgetPlanTotalMarginValue ?? profit)}
        note={
          budgets.consultancyBudget.revenue > 0 ? `consultancy margin ${formatMargin(feeMargin)}` : 'Nothing planned'
        }
      />
      {time && <Figure label="Planned time" value={time.text} of={time.over} note={time.note} />}
      {isLoading && <Figure label="Planned time" value="–" note="\u00a0" />}
      {costOfSale && (
        <Figure
          label="Cost of sale"
          value={money(costOfSale.cost)}
          note={
            costOfSale.secondsWithoutCost > 0
              ? `${formatDuration(costOfSale.seconds)} logged, excludes ${formatDuration(costOfSale.secondsWithoutCost)} without a cost`
              : costOfSale.seconds === 0
                ? 'No time logged'
                : `${formatDuration(costOfSale.seconds)} logged, not charged`
          }
        />
      )}
    </FigureStrip>
  )
}
