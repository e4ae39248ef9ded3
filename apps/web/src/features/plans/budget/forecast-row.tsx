import type { Forecast } from '@praxis/contract/plans/forecast'
import classes from './plan-grid.module.css'

export type ForecastOfMonths = Pick<Forecast, 'months' | 'forecast'>

interface ForecastRowProps {
  readonly months: readonly string[]
  readonly forecast: ForecastOfMonths
  readonly amounts: (amount: number) => string
  readonly thisMonth: string
}

/** What came in and what is to come, below the plan. */
export function ForecastRow({ months, forecast, amounts, thisMonth }: ForecastRowProps) {
  const byMonth = new Map(forecast.months.map((month) => [month.month, month.forecast.revenue]))
  return (
    <tr className={classes.sum}>
      <th scope="row">Actual and forecast</th>
      <td className={classes.note}>revenue, forecast in italics</td>
      {months.map((month) => (
        <td key={month} data-forecast={month > thisMonth || undefined}>
          {amounts(byMonth.get(month) ?? 0)}
        </td>
      ))}
      <td>{amounts(forecast.forecast.revenue)}</td>
    </tr>
  )
}
