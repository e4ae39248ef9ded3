import type { Forecast } from '@praxis/contract/plans/forecast'
import { type PlanCategory, planCategories } from '@praxis/contract/plans/plan-rules'
import { moneyOfColumn } from '@praxis/domain/money/money'
import { type BudgetName, type ProjectBudgets, projectFiguresOf } from '@praxis/domain/projects/project-figures'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Card } from '../../../ui/layout/card'
import { ScrollRegion } from '../../../ui/layout/scroll-region'
import { BUDGET_PLAN } from '../../projects/project-tabs'
import { actualByCategory, type Money } from '../forecast/actual-by-category'
import { CATEGORIES } from '../plan-words'
import classes from '../plans.module.css'
import { BudgetRow } from './budget-row'

/** What the budgets of a project are called there, and in its plan. */
const BUDGET_OF: Readonly<Record<PlanCategory, BudgetName>> = {
  consultancyBudget: 'consultancyBudget',
  expensesBudget: 'expensesBudget',
  othersBudget: 'otherBudget',
}

interface BudgetAgainstActualCardProps {
  readonly projectID: string
  readonly budgets: ProjectBudgets
  readonly forecast: Forecast
}

/** What came of each budget so far. */
export function BudgetAgainstActualCard({ projectID, budgets, forecast }: BudgetAgainstActualCardProps) {
  const { company } = useWorkspaceViewer()
  const actual = actualByCategory(forecast)
  const { totalRevenue, totalCost } = projectFiguresOf(budgets)
  // Rounded to whole units, the parts would not add up to their total.
  const money = moneyOfColumn(
    planCategories.flatMap((category) => [budgets[BUDGET_OF[category]].revenue, actual[category].revenue]),
    forecast.currency,
  )
  const row = (label: string, planned: Money, came: Money) => (
    <BudgetRow key={label} label={label} planned={planned} came={came} money={money} />
  )
  return (
    <Card
      title="Budget against actual"
      actions={
        <Link to={BUDGET_PLAN.to} params={{ companyDomain: company.domain, projectID }}>
          Budget plan
        </Link>
      }
      flush
    >
      <ScrollRegion label="Budget against actual by category">
        <table className={classes.table} aria-label="Budget against actual by category">
          <thead>
            <tr>
              <th scope="col">Category</th>
              <th scope="col">Budget</th>
              <th scope="col">Actual</th>
              <th scope="col">Remaining</th>
              <th scope="col">Used</th>
              <th scope="col">Margin</th>
              <th scope="col">Plan</th>
            </tr>
          </thead>
          <tbody>
            {planCategories.map((category) =>
              row(CATEGORIES[category], budgets[BUDGET_OF[category]], actual[category]),
            )}
          </tbody>
          <tfoot>{row('Total', { revenue: totalRevenue, cost: totalCost }, forecast.actual)}</tfoot>
        </table>
      </ScrollRegion>
    </Card>
  )
}
