import { formatMarginInColumn } from '@praxis/domain/money/percent'
import { againstPlan } from '@praxis/domain/projects/against-plan'
import { ProgressBar } from '../../../ui/figures/progress-bar'
import { Row, Text } from '../../../ui/layout/box'
import type { Money } from '../forecast/actual-by-category'
import classes from '../plans.module.css'

interface BudgetRowProps {
  readonly label: string
  readonly planned: Money
  readonly came: Money
  readonly money: (amount: number) => string
}

/** What came of a budget, to the penny: a difference of whole units would not add up beside its pence. */
export function BudgetRow({ label, planned, came, money }: BudgetRowProps) {
  const { revenue, margin, plannedMargin } = againstPlan(came, planned)
  const marginText = (share: number | null) => (share === null ? '–' : formatMarginInColumn(share))
  const share = revenue.share ?? 0
  const left = planned.revenue - came.revenue
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{money(planned.revenue)}</td>
      <td>
        <b>{money(came.revenue)}</b>
      </td>
      <td>{left < 0 ? <Text tone="error">{money(-left)} over</Text> : money(left)}</td>
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
