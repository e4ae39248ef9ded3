import { planCategories } from '@praxis/contract/plans/plan-rules'
import type { Currency } from '@praxis/contract/protocol/values'
import { currencySymbol } from '@praxis/domain/money/money'
import { formatMarginInColumn, formatPercent, profitMargin } from '@praxis/domain/money/percent'
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { Text } from '../../../ui/layout/box'
import { useSheet } from '../../../ui/sheet/use-sheet'
import { amountsOfTable, readAmount, textOfAmount } from '../amounts'
import type { PlanTarget } from '../plan-target'
import { CATEGORIES, monthHead, monthName } from '../plan-words'
import { type ForecastOfMonths, ForecastRow } from './forecast-row'
import { withMonths } from './plan-edits'
import classes from './plan-grid.module.css'
import { PlanLineRow } from './plan-line-row'
import { type Money, sumOfCategory, sumOfMonth, sumOfPlan } from './plan-sums'
import { lines, monthsOf, sumOfLine } from './plan-values'
import type { BudgetPlanDraft } from './use-budget-plan-draft'

interface PlanGridProps {
  readonly target: PlanTarget
  readonly plan: BudgetPlanDraft
  readonly currency: Currency
  readonly canEdit: boolean
  /** Months as shares of their line’s total instead of amounts. */
  readonly showsShares: boolean
  readonly thisMonth: string
  readonly forecast: ForecastOfMonths | undefined
  /** What stands over the months: the chart. */
  readonly children: ReactNode
}

type GridStyle = CSSProperties & Readonly<Record<'--months' | '--month-letters' | '--total-letters', number>>

/** A plan as a sheet: lines by month, with their sums. */
export function PlanGrid(props: PlanGridProps) {
  const { target, plan, currency, canEdit, showsShares, thisMonth, forecast, children } = props
  const { values, saved, ground, apply } = plan
  const months = monthsOf(values)
  const lineOf = (key: string) => lines.find((line) => line.key === key)
  const amounts = amountsOfTable(lines.flatMap(({ key }) => Object.values(values[key].months)))
  const sheet = useSheet({
    rows: lines.map(({ key }) => key),
    columns: months,
    numberAt: ({ row, column }) => {
      const line = lineOf(row)
      return line ? (values[line.key].months[column] ?? 0) : 0
    },
    textOf: textOfAmount,
    read: readAmount,
    noun: 'an amount',
    isReadOnly: !canEdit || showsShares,
    onChange: (changes) =>
      apply(
        withMonths(
          values,
          changes.flatMap(({ row, column, value }) => {
            const line = lineOf(row)
            return line ? [{ category: line.category, side: line.side, month: column, amount: value }] : []
          }),
        ),
      ),
  })
  const longest = (all: readonly Money[]) =>
    Math.max(0, ...all.flatMap(({ revenue, cost }) => [amounts(revenue).length, amounts(cost).length]))
  const style: GridStyle = {
    '--months': months.length,
    '--month-letters': longest([
      ...months.map((month) => sumOfMonth(values, month)),
      ...(forecast?.months.map((month) => month.forecast) ?? []),
    ]),
    '--total-letters': longest([sumOfPlan(values), ...(forecast ? [forecast.forecast] : [])]),
  }
  const workingDays = new Map(ground.workingDaysByMonth.map(({ month, numberOfDays }) => [month, numberOfDays]))
  const text = (amount: number, total: number) =>
    showsShares && total > 0 ? formatPercent(Math.round((amount / total) * 1000) / 1000) : amounts(amount)
  const sumRow = (label: string, side: keyof Money, note?: string) => {
    const total = sumOfPlan(values)[side]
    return (
      <tr className={classes.sum}>
        <th scope="row">{label}</th>
        <td className={classes.note}>{note}</td>
        {months.map((month) => (
          <td key={month}>{text(sumOfMonth(values, month)[side], total)}</td>
        ))}
        <td>{amounts(total)}</td>
      </tr>
    )
  }
  return (
    <section
      className={classes.frame}
      aria-label="Budget plan"
      data-counting={plan.recalculation.isWaiting || undefined}
    >
      <div className={classes.scroller} style={style}>
        <div className={classes.over}>{children}</div>
        <table ref={sheet.table} className={classes.grid} aria-label="Budget plan by month">
          <thead>
            <tr>
              <th scope="col">{currencySymbol(currency)}</th>
              <th scope="col">Calculated</th>
              {months.map((month, index) => (
                <th key={month} scope="col" data-now={month === thisMonth || undefined} aria-label={monthName(month)}>
                  {monthHead(month, index)}
                </th>
              ))}
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            <tr className={classes.quiet}>
              <th scope="row">Working days</th>
              <td className={classes.note}>without bank holidays</td>
              {months.map((month) => (
                <td key={month}>{workingDays.get(month) ?? '–'}</td>
              ))}
              <td>{months.reduce((sum, month) => sum + (workingDays.get(month) ?? 0), 0)}</td>
            </tr>
            {planCategories.map((category) => (
              <Fragment key={category}>
                <tr className={classes.category}>
                  <th scope="rowgroup">{CATEGORIES[category]}</th>
                  <td />
                  {months.map((month) => (
                    <td key={month} />
                  ))}
                  <td title={`Margin of ${CATEGORIES[category].toLowerCase()}`}>
                    <Margin of={sumOfCategory(values, category)} />
                  </td>
                </tr>
                {lines
                  .filter((line) => line.category === category)
                  .map((line) => (
                    <PlanLineRow
                      key={line.key}
                      target={target}
                      line={line}
                      plan={plan}
                      saved={saved[line.key]}
                      months={months}
                      currency={currency}
                      sheet={sheet}
                      canEdit={canEdit}
                      amounts={amounts}
                      text={(amount) => text(amount, sumOfLine(values[line.key]))}
                    />
                  ))}
              </Fragment>
            ))}
          </tbody>
          <tfoot>
            {sumRow('Revenue', 'revenue', 'all categories')}
            {sumRow('Cost', 'cost')}
            <tr className={classes.sum}>
              <th scope="row">Margin</th>
              <td />
              {months.map((month) => (
                <td key={month}>
                  <Margin of={sumOfMonth(values, month)} />
                </td>
              ))}
              <td>
                <Margin of={sumOfPlan(values)} />
              </td>
            </tr>
            {forecast && <ForecastRow months={months} forecast={forecast} amounts={amounts} thisMonth={thisMonth} />}
          </tfoot>
        </table>
      </div>
    </section>
  )
}

function Margin({ of: { revenue, cost } }: { of: Money }) {
  return revenue === 0 ? <Text tone="third">–</Text> : formatMarginInColumn(profitMargin(revenue, cost))
}
