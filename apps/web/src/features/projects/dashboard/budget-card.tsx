import type { Budget } from '@praxis/contract/project-fields'
import type { Currency } from '@praxis/contract/values'
import { formatMargin, profitMargin } from '@praxis/domain/money/percent'
import { type ProjectBudgets, projectFiguresOf } from '@praxis/domain/projects/project-figures'
import { Card } from '../../../ui/layout/card'
import { BUDGETS, budgetNames } from '../budgets/budget-values'
import { budgetText } from '../project-words'
import classes from './dashboard.module.css'

interface BudgetCardProps {
  readonly budgets: ProjectBudgets
  readonly currency: Currency
}

export function BudgetCard({ budgets, currency }: BudgetCardProps) {
  const { totalRevenue, totalCost } = projectFiguresOf(budgets)
  return (
    <Card title="Budget" note={`by category, in ${currency}`} flush>
      <div className={classes.scrolls}>
        <table className={classes.budget} aria-label="Budget by category">
          <thead>
            <tr>
              <th scope="col">Category</th>
              <th scope="col">Revenue</th>
              <th scope="col">Cost</th>
              <th scope="col" data-desktop>
                Left
              </th>
              <th scope="col">Margin</th>
            </tr>
          </thead>
          <tbody>
            {budgetNames.map((name) => (
              <BudgetRow key={name} label={BUDGETS[name]} budget={budgets[name]} currency={currency} />
            ))}
          </tbody>
          <tfoot className={classes.total}>
            <BudgetRow label="Total" budget={{ revenue: totalRevenue, cost: totalCost }} currency={currency} />
          </tfoot>
        </table>
      </div>
    </Card>
  )
}

function BudgetRow({ label, budget, currency }: { label: string; budget: Budget; currency: Currency }) {
  const { revenue, cost } = budget
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{budgetText(revenue, currency)}</td>
      <td>{budgetText(cost, currency)}</td>
      <td data-desktop>{budgetText(revenue - cost, currency)}</td>
      <td>{revenue === 0 ? <span className={classes.none}>–</span> : formatMargin(profitMargin(revenue, cost))}</td>
    </tr>
  )
}
