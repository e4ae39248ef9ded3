import type { BudgetPlan } from '@praxis/contract/plans/budget-plan'
import { type Day, formatDay } from '@praxis/domain/calendar/day'
import { formatMarginInColumn, profitMargin } from '@praxis/domain/money/percent'
import { useQuery } from '@tanstack/react-query'
import { Row, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { ScrollRegion } from '../../../ui/layout/scroll-region'
import { METHODS } from '../../projects/plan-methods'
import { amountsOfTable } from '../amounts'
import { AsOfField } from '../as-of-field'
import { PlanAnswer } from '../plan-answer'
import type { PlanTarget } from '../plan-target'
import { monthHead, monthName } from '../plan-words'
import classes from '../plans.module.css'
import { budgetPlanQuery } from '../plans.queries'
import { type Money, sumOfMonth, sumOfPlan } from './plan-sums'
import { PlanDownload } from './plan-toolbar'
import { lines, monthsOf, type PlanValues, planValues, sumOfLine } from './plan-values'

interface BudgetPlanThenProps {
  readonly target: PlanTarget
  readonly now: BudgetPlan
  readonly asOf: Day
}

/** The plan as it was on a past day, side by side with today’s. */
export function BudgetPlanThen({ target, now, asOf }: BudgetPlanThenProps) {
  const query = useQuery(budgetPlanQuery(target, asOf))
  return (
    <>
      <Row gap={3} justify="between" wrap>
        <AsOfField asOf={asOf} keptSince={now.keptSince} />
        <PlanDownload target={target} asOf={asOf} />
      </Row>
      <PlanAnswer query={query}>{(then) => <ThenAndNow then={then} now={now} asOf={asOf} />}</PlanAnswer>
    </>
  )
}

interface ThenAndNowProps {
  readonly then: BudgetPlan
  readonly now: BudgetPlan
  readonly asOf: Day
}

function ThenAndNow({ then, now, asOf }: ThenAndNowProps) {
  const [was, is] = [planValues(then.snapshot), planValues(now.snapshot)]
  const amounts = amountsOfTable([was, is].flatMap((each) => lines.map(({ key }) => sumOfLine(each[key]))))
  const difference = (amount: number) => (amount > 0 ? `+${amounts(amount)}` : amounts(amount))
  const rows = lines.map(({ key, name }) => ({
    key,
    name,
    note: methodNote(was, is, key),
    was: sumOfLine(was[key]),
    is: sumOfLine(is[key]),
  }))
  const [whole, wholeNow] = [sumOfPlan(was), sumOfPlan(is)]
  const note = then.keptOn ? `saved on ${formatDay(then.keptOn)}` : undefined
  return (
    <>
      <Card title={`As of ${formatDay(asOf)}, and today`} note={note} flush>
        <ScrollRegion label={`Totals as of ${formatDay(asOf)} and today`}>
          <table className={classes.table} aria-label={`Totals as of ${formatDay(asOf)} and today`}>
            <thead>
              <tr>
                <th scope="col">{now.currency}</th>
                <th scope="col">{formatDay(asOf)}</th>
                <th scope="col">Today</th>
                <th scope="col">Change</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row">
                    {row.name}
                    {row.note && (
                      <Text tone="third" letters={12}>
                        {' '}
                        {row.note}
                      </Text>
                    )}
                  </th>
                  <td>{amounts(row.was)}</td>
                  <td>{amounts(row.is)}</td>
                  <td>{difference(row.is - row.was)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              {(['revenue', 'cost'] as const).map((side) => (
                <tr key={side}>
                  <th scope="row">{side === 'revenue' ? 'Revenue' : 'Cost'}</th>
                  <td>{amounts(whole[side])}</td>
                  <td>{amounts(wholeNow[side])}</td>
                  <td>{difference(wholeNow[side] - whole[side])}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">Margin</th>
                <td>{marginText(whole)}</td>
                <td>{marginText(wholeNow)}</td>
                <td />
              </tr>
            </tfoot>
          </table>
        </ScrollRegion>
      </Card>
      <MonthsThenAndNow was={was} is={is} asOf={asOf} />
    </>
  )
}

const marginText = ({ revenue, cost }: Money) =>
  revenue === 0 ? '–' : formatMarginInColumn(profitMargin(revenue, cost))

function methodNote(was: PlanValues, is: PlanValues, key: (typeof lines)[number]['key']): string | undefined {
  const [before, now] = [was[key].method, is[key].method]
  return before === now ? undefined : `${METHODS[before].toLowerCase()} → ${METHODS[now].toLowerCase()}`
}

function MonthsThenAndNow({ was, is, asOf }: { was: PlanValues; is: PlanValues; asOf: Day }) {
  const months = [...new Set([...monthsOf(was), ...monthsOf(is)])].toSorted()
  const sums = months.map((month) => ({ month, before: sumOfMonth(was, month), now: sumOfMonth(is, month) }))
  const amounts = amountsOfTable(
    sums.flatMap(({ before, now }) => [before.revenue, before.cost, now.revenue, now.cost]),
  )
  return (
    <Card title="By month" note="all categories" flush>
      <ScrollRegion label={`Months as of ${formatDay(asOf)} and today`}>
        <table className={classes.table} aria-label={`Months as of ${formatDay(asOf)} and today`}>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Revenue, {formatDay(asOf)}</th>
              <th scope="col">Revenue, today</th>
              <th scope="col">Cost, {formatDay(asOf)}</th>
              <th scope="col">Cost, today</th>
            </tr>
          </thead>
          <tbody>
            {sums.map(({ month, before, now }, index) => (
              <tr key={month}>
                <th scope="row" aria-label={monthName(month)}>
                  {monthHead(month, index)}
                </th>
                <td>{amounts(before.revenue)}</td>
                <td>{amounts(now.revenue)}</td>
                <td>{amounts(before.cost)}</td>
                <td>{amounts(now.cost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Card>
  )
}
