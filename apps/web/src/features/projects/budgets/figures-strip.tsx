import type { Budget } from '@praxis/contract/project-fields'
import type { Currency } from '@praxis/contract/values'
import { formatMargin } from '@praxis/domain/money/percent'
import { type ProjectBudgets, projectFiguresOf } from '@praxis/domain/projects/project-figures'
import { Figure } from '../../../ui/figures/figure'
import { budgetText } from '../project-words'
import { BUDGETS, budgetNames } from './budget-values'
import classes from './budgets.module.css'

interface FiguresStripProps {
  readonly budgets: ProjectBudgets
  readonly currency: Currency
  /** Two by two, beside a form. */
  readonly narrow?: boolean
}

/** What a project is to earn and to cost, and what of it is left. */
export function FiguresStrip({ budgets, currency, narrow = false }: FiguresStripProps) {
  const { totalRevenue, totalCost, feeMargin, wholeMargin } = projectFiguresOf(budgets)
  const money = (amount: number) => budgetText(amount, currency)
  const partsOf = (part: 'revenue' | 'cost') => ({
    rows: budgetNames.map((name) => ({ id: name, label: BUDGETS[name], amount: money(budgets[name][part]) })),
  })
  const { consultancyBudget: fees } = budgets
  const leftText = ({ revenue, cost }: Budget, of = '') =>
    revenue >= cost
      ? `${money(revenue - cost)} left of ${money(revenue)}${of}`
      : `${money(cost - revenue)} over ${money(revenue)}${of}`
  const marginText = (margin: number, revenue: number) => (revenue === 0 ? '–' : formatMargin(margin))
  return (
    <section className={classes.strip} data-narrow={narrow || undefined} aria-label="Figures of the budget">
      <Figure
        label="Total revenue"
        value={money(totalRevenue)}
        parts={partsOf('revenue')}
        note={`${money(fees.revenue)} of it fees`}
      />
      <Figure
        label="Total cost"
        value={money(totalCost)}
        parts={partsOf('cost')}
        note={`${money(fees.cost)} of it for consultancy`}
      />
      <Figure
        label="Fee margin"
        value={marginText(feeMargin, fees.revenue)}
        note={leftText(fees, ' fees')}
        {...(fees.revenue > 0 && { bar: { share: feeMargin, tone: toneOf(feeMargin) } })}
      />
      <Figure
        label="Whole margin"
        value={marginText(wholeMargin, totalRevenue)}
        note={leftText({ revenue: totalRevenue, cost: totalCost })}
        {...(totalRevenue > 0 && { bar: { share: wholeMargin, tone: toneOf(wholeMargin) } })}
      />
    </section>
  )
}

const toneOf = (margin: number) => (margin < 0 ? 'error' : 'accent')
