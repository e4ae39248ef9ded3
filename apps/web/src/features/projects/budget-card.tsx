import type { Budget } from '@praxis/contract/projects/project-fields'
import type { Currency } from '@praxis/contract/protocol/values'
import { moneyOfColumn } from '@praxis/domain/money/money'
import { formatMarginInColumn, profitMargin } from '@praxis/domain/money/percent'
import { BUDGETS, budgetNames, type ProjectBudgets, projectFiguresOf } from '@praxis/domain/projects/project-figures'
import type { ReactNode } from 'react'
import { Text } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import classes from './dashboard/dashboard.module.css'

interface BudgetCardProps {
  readonly budgets: ProjectBudgets
  readonly currency: Currency
  readonly title?: string
  readonly actions?: ReactNode
}

/** The planned budgets, apart from what has come of them. */
export function BudgetCard({ budgets, currency, title = 'Budget plan', actions }: BudgetCardProps) {
  const { totalRevenue, totalCost } = projectFiguresOf(budgets)
  const money = moneyOfColumn(
    budgetNames.flatMap((name) => [budgets[name].revenue, budgets[name].cost]),
    currency,
  )
  return (
    <Card title={title} note={`by category, in ${currency}`} actions={actions} flush>
      <div className={classes.scrolls}>
        <table className={classes.budget} aria-label="Budget plan by category">
          <thead>
            <tr>
              <th scope="col">Category</th>
              <th scope="col">Planned revenue</th>
              <th scope="col">Planned cost</th>
              <th scope="col" data-desktop>
                Margin
              </th>
              <th scope="col">Margin %</th>
            </tr>
          </thead>
          <tbody>
            {budgetNames.map((name) => (
              <BudgetRow key={name} label={BUDGETS[name]} budget={budgets[name]} money={money} />
            ))}
          </tbody>
          <tfoot className={classes.total}>
            <BudgetRow label="Total" budget={{ revenue: totalRevenue, cost: totalCost }} money={money} />
          </tfoot>
        </table>
      </div>
    </Card>
  )
}

interface BudgetRowProps {
  readonly label: string
  readonly budget: Budget
  readonly money: (minorUnits: number) => string
}

function BudgetRow({ label, budget: { revenue, cost }, money }: BudgetRowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{money(revenue)}</td>
      <td>{money(cost)}</td>
      <td data-desktop>{money(revenue - cost)}</td>
      <td>{revenue === 0 ? <Text tone="third">–</Text> : formatMarginInColumn(profitMargin(revenue, cost))}</td>
    </tr>
  )
}
