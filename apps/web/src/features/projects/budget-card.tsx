import type { Budget } from '@praxis/contract/projects/project-fields'
import type { Currency } from '@praxis/contract/protocol/values'
import { moneyOfColumn } from '@praxis/domain/money/money'
import { formatMarginInColumn, profitMargin } from '@praxis/domain/money/percent'
import {
  BUDGETS,
  type BudgetName,
  budgetNames,
  type ProjectBudgets,
  projectFiguresOf,
} from '@praxis/domain/projects/project-figures'
import type { ReactNode } from 'react'
import { Text } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { ScrollRegion } from '../../ui/layout/scroll-region'
import classes from './dashboard/dashboard.module.css'

interface BudgetCardProps {
  readonly budgets: ProjectBudgets
  readonly currency: Currency
  readonly title?: string
  readonly note?: string
  /** How each is calculated, where a plan gives the budgets. */
  readonly methods?: Readonly<Record<BudgetName, string>> | undefined
  readonly actions?: ReactNode
}

/** The planned budgets, apart from what has come of them. */
export function BudgetCard({ budgets, currency, methods, actions, ...head }: BudgetCardProps) {
  const { title = 'Budget plan', note = `by category, in ${currency}` } = head
  const { totalRevenue, totalCost } = projectFiguresOf(budgets)
  const money = moneyOfColumn(
    budgetNames.flatMap((name) => [budgets[name].revenue, budgets[name].cost]),
    currency,
  )
  return (
    <Card title={title} note={note} actions={actions} flush>
      <ScrollRegion label="Budgets by category">
        <table className={classes.budget} aria-label="Budget plan by category">
          <thead>
            <tr>
              <th scope="col">Category</th>
              {methods && (
                <th scope="col" data-desktop data-words>
                  Method
                </th>
              )}
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
              <BudgetRow
                key={name}
                label={BUDGETS[name]}
                budget={budgets[name]}
                method={methods?.[name]}
                money={money}
              />
            ))}
          </tbody>
          <tfoot className={classes.total}>
            <BudgetRow
              label="Total"
              budget={{ revenue: totalRevenue, cost: totalCost }}
              method={methods && ''}
              money={money}
            />
          </tfoot>
        </table>
      </ScrollRegion>
    </Card>
  )
}

interface BudgetRowProps {
  readonly label: string
  readonly budget: Budget
  /** Absent where the table has no such column. */
  readonly method: string | undefined
  readonly money: (minorUnits: number) => string
}

function BudgetRow({ label, budget: { revenue, cost }, method, money }: BudgetRowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {method !== undefined && (
        <td data-desktop data-words>
          {method}
        </td>
      )}
      <td>{money(revenue)}</td>
      <td>{money(cost)}</td>
      <td data-desktop>{money(revenue - cost)}</td>
      <td>{revenue === 0 ? <Text tone="third">–</Text> : formatMarginInColumn(profitMargin(revenue, cost))}</td>
    </tr>
  )
}
