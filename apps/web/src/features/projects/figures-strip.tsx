import type { Budget } from '@praxis/contract/projects/project-fields'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatMargin } from '@praxis/domain/money/percent'
import { type ProjectBudgets, plannedFigure, projectFiguresOf } from '@praxis/domain/projects/project-figures'
import { Figure } from '../../ui/figures/figure'
import { FigureStrip } from '../../ui/figures/figure-strip'
import { budgetText } from './project-words'

interface FiguresStripProps {
  readonly budgets: ProjectBudgets
  readonly currency: Currency
  /** The figures stand two by two, beside a form. */
  readonly narrow?: boolean
}

/** What a project is planned to bring and to cost. */
export function FiguresStrip({ budgets, currency, narrow = false }: FiguresStripProps) {
  const { totalRevenue, totalCost, feeMargin, wholeMargin } = projectFiguresOf(budgets)
  const money = (amount: number) => budgetText(amount, currency)
  const { consultancyBudget: fees } = budgets
  const profitText = ({ revenue, cost }: Budget, of = '') =>
    revenue >= cost
      ? `${money(revenue - cost)} profit on ${money(revenue)}${of}`
      : `${money(cost - revenue)} loss on ${money(revenue)}${of}`
  const marginText = (margin: number, revenue: number) => (revenue === 0 ? '–' : formatMargin(margin))
  return (
    <FigureStrip label="Budget plan" narrow={narrow}>
      <Figure
        label="Planned revenue"
        value={money(totalRevenue)}
        parts={{ figure: plannedFigure(budgets, 'revenue', currency) }}
        note={`incl. ${money(fees.revenue)} fees`}
      />
      <Figure
        label="Planned cost"
        value={money(totalCost)}
        parts={{ figure: plannedFigure(budgets, 'cost', currency) }}
        note={`incl. ${money(fees.cost)} consultancy`}
      />
      <Figure
        label="Consultancy margin"
        value={marginText(feeMargin, fees.revenue)}
        note={profitText(fees, ' fees')}
        {...(fees.revenue > 0 && { bar: { share: feeMargin, tone: toneOf(feeMargin) } })}
      />
      <Figure
        label="Overall margin"
        value={marginText(wholeMargin, totalRevenue)}
        note={profitText({ revenue: totalRevenue, cost: totalCost })}
        {...(totalRevenue > 0 && { bar: { share: wholeMargin, tone: toneOf(wholeMargin) } })}
      />
    </FigureStrip>
  )
}

const toneOf = (margin: number) => (margin < 0 ? 'error' : 'accent')
