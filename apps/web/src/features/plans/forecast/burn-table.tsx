import type { Forecast } from '@praxis/contract/plans/forecast'
import { ScrollRegion } from '../../../ui/layout/scroll-region'
import { amountsOfTable } from '../amounts'
import { monthName } from '../plan-words'
import classes from '../plans.module.css'

/** The lines of the burn chart as figures. */
export function BurnTable({ forecast: { months, currency } }: { forecast: Forecast }) {
  const amounts = amountsOfTable(
    months.flatMap(({ actual, forecast, plan }) => [actual, forecast, plan].map((each) => each.revenue)),
  )
  let [actualSum, forecastSum, planSum] = [0, 0, 0]
  const rows = months.map(({ month, actual, forecast, plan }) => {
    actualSum += actual.revenue
    forecastSum += forecast.revenue
    planSum += plan.revenue
    return { month, actual: actualSum, forecast: forecastSum, plan: planSum }
  })
  return (
    <ScrollRegion label="Revenue added up by month">
      <table className={classes.table} aria-label="Revenue added up by month">
        <thead>
          <tr>
            <th scope="col">To the end of</th>
            <th scope="col">Actual, {currency}</th>
            <th scope="col">With forecast</th>
            <th scope="col">Plan</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ month, actual, forecast, plan }) => (
            <tr key={month}>
              <th scope="row">{monthName(month)}</th>
              <td>{amounts(actual)}</td>
              <td>{amounts(forecast)}</td>
              <td>{amounts(plan)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
