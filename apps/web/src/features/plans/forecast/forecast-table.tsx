import type { Forecast } from '@praxis/contract/plans/forecast'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatMarginInColumn, profitMargin } from '@praxis/domain/money/percent'
import { ExplainedValue } from '../../../ui/figures/explained-figure'
import { ScrollRegion } from '../../../ui/layout/scroll-region'
import { amountsOfTable } from '../amounts'
import { monthName } from '../plan-words'
import classes from '../plans.module.css'
import { useForecastParts } from './forecast-parts'

/** The forecast month by month; an amount opens what it is made of. */
export function ForecastTable({ projectID, forecast }: { projectID: string; forecast: Forecast }) {
  const partsOf = useForecastParts(projectID)
  const { months, today, currency } = forecast
  const amounts = amountsOfTable(
    months.flatMap((each) => [each.forecast.revenue, each.forecast.cost, each.plan.revenue]),
  )
  const marginText = ({ revenue, cost }: Forecast['forecast']) =>
    revenue === 0 ? '–' : formatMarginInColumn(profitMargin(revenue, cost))
  return (
    <ScrollRegion label="Forecast by month">
      <table className={classes.table} aria-label="Forecast by month">
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Plan, {currency}</th>
            <th scope="col">Actual</th>
            <th scope="col">Forecast</th>
            <th scope="col">Cost</th>
            <th scope="col">Margin</th>
            <th scope="col">Logged</th>
            <th scope="col">Booked</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month} data-now={month.month === today.slice(0, 7) || undefined}>
              <th scope="row">{monthName(month.month)}</th>
              <td>{amounts(month.plan.revenue)}</td>
              <td>{amounts(month.actual.revenue)}</td>
              <td>
                <ExplainedValue
                  label={`Forecast of ${monthName(month.month)}`}
                  value={amounts(month.forecast.revenue)}
                  {...partsOf('revenue', month.month)}
                />
              </td>
              <td>
                <ExplainedValue
                  label={`Cost of ${monthName(month.month)}`}
                  value={amounts(month.forecast.cost)}
                  {...partsOf('cost', month.month)}
                />
              </td>
              <td>{marginText(month.forecast)}</td>
              <td>{month.loggedSeconds > 0 ? formatDuration(month.loggedSeconds) : '–'}</td>
              <td>{month.bookedSeconds > 0 ? formatDuration(month.bookedSeconds) : '–'}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{amounts(months.reduce((sum, { plan }) => sum + plan.revenue, 0))}</td>
            <td>{amounts(forecast.actual.revenue)}</td>
            <td>{amounts(forecast.forecast.revenue)}</td>
            <td>{amounts(forecast.forecast.cost)}</td>
            <td>{marginText(forecast.forecast)}</td>
            <td>{formatDuration(months.reduce((sum, { loggedSeconds }) => sum + loggedSeconds, 0))}</td>
            <td>{formatDuration(months.reduce((sum, { bookedSeconds }) => sum + bookedSeconds, 0))}</td>
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  )
}
