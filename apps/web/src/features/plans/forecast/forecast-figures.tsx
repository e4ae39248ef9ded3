import type { Forecast } from '@praxis/contract/plans/forecast'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatWholeMoney } from '@praxis/domain/money/money'
import { formatMargin } from '@praxis/domain/money/percent'
import { earnedFigure } from '@praxis/domain/plans/earned-figure'
import { againstPlan } from '@praxis/domain/projects/against-plan'
import { ExplainedFigure } from '../../../ui/figures/explained-figure'
import { Figure } from '../../../ui/figures/figure'
import { FigureStrip } from '../../../ui/figures/figure-strip'
import { useForecastParts } from './forecast-parts'

/** The project at its end, against the budget. */
export function ForecastFigures({ projectID, forecast }: { projectID: string; forecast: Forecast }) {
  const partsOf = useForecastParts(projectID)
  const { currency, budget, actual, planToDate, secondsWithoutCost, costOfSale } = forecast
  const money = (amount: number) => formatWholeMoney(amount, currency)
  const atTheEnd = againstPlan(forecast.forecast, budget)
  const overText = (left: number, planned: number) =>
    planned === 0 ? 'Nothing planned' : left < 0 ? `${money(-left)} over budget` : `${money(left)} below budget`
  return (
    <FigureStrip label="Forecast at the end">
      <ExplainedFigure
        label="Revenue at the end"
        value={money(forecast.forecast.revenue)}
        of={budget.revenue > 0 && `of ${money(budget.revenue)}`}
        note={overText(atTheEnd.revenue.left, budget.revenue)}
        {...partsOf('revenue')}
      />
      <ExplainedFigure
        label="Cost at the end"
        value={money(forecast.forecast.cost)}
        of={budget.cost > 0 && `of ${money(budget.cost)}`}
        note={
          secondsWithoutCost > 0
            ? `excludes ${formatDuration(secondsWithoutCost)} without a cost`
            : overText(atTheEnd.cost.left, budget.cost)
        }
        {...partsOf('cost')}
      />
      <Figure
        label="Margin at the end"
        value={atTheEnd.margin === null ? '–' : formatMargin(atTheEnd.margin)}
        of={atTheEnd.plannedMargin !== null && `plan ${formatMargin(atTheEnd.plannedMargin)}`}
        note={costOfSale && costOfSale.cost > 0 ? `without ${money(costOfSale.cost)} cost of sale` : undefined}
      />
      <Figure
        label="Earned to date"
        value={money(actual.revenue)}
        of={`plan at today ${money(planToDate.revenue)}`}
        note={aheadText(actual.revenue, planToDate.revenue)}
        parts={{ figure: earnedFigure(forecast) }}
      />
    </FigureStrip>
  )
}

/** How far what came in is ahead of the plan, or behind. */
export function aheadText(earned: number, planned: number): string | undefined {
  if (planned === 0) return undefined
  const share = (earned - planned) / planned
  return `${formatMargin(Math.abs(share))} ${share >= 0 ? 'ahead' : 'behind'}`
}
