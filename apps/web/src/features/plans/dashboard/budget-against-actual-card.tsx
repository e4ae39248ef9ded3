import type { Forecast } from '@praxis/contract/plans/forecast'
import { type PlanCategory, planCategories } from '@praxis/contract/plans/plan-rules'
import { formatWholeMoney } from '@praxis/domain/money/money'
import { formatMarginInColumn } from '@praxis/domain/money/percent'
import { againstPlan } from '@praxis/domain/projects/against-plan'
import { type BudgetName, type ProjectBudgets, projectFiguresOf } from '@praxis/domain/projects/project-figures'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { ProgressBar } from '../../../ui/figures/progress-bar'
import { Row, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { ScrollRegion } from '../../../ui/layout/scroll-region'
import { BUDGET_PLAN } from '../../projects/project-tabs'
import { actualByCategory, type Money } from '../forecast/actual-by-category'
import { CATEGORIES } from '../plan-words'
import classes from '../plans.module.css'

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
  const row = (label: string, planned: Money, came: Money) => (
    <BudgetRow key={label} label={label} planned={planned} came={came} currency={forecast.currency} />
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

interface BudgetRowProps {
  readonly label: string
  readonly planned: Money
  readonly came: Money
  readonly currency: Forecast['currency']
}

function BudgetRow({ label, planned, came, currency }: BudgetRowProps) {
  const { revenue, margin, plannedMargin } = againstPlan(came, planned)
  const money = (amount: number) => formatWholeMoney(amount, currency)
  const marginText = (share: number | null) => (share === null ? '–' : formatMarginInColumn(share))
  const share = revenue.share ?? 0
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{money(planned.revenue)}</td>
      <td>
        <b>{money(came.revenue)}</b>
      </td>
      <td>{revenue.left < 0 ? <Text tone="error">{money(-revenue.left)} over</Text> : money(revenue.left)}</td>
      <td>
        <Row as="span" gap={2} justify="end">
          <span className={classes.used}>
            <ProgressBar share={share} tone={share > 1 ? 'error' : 'primary'} label={`${label} used`} />
          </span>
          <Text figures style={{ minWidth: 36 }}>
            {revenue.share === null ? '–' : `${Math.round(share * 100)}%`}
          </Text>
        </Row>
      </td>
      <td>{marginText(margin)}</td>
      <td>
        <Text tone="third">{marginText(plannedMargin)}</Text>
      </td>
    </tr>
  )
}
