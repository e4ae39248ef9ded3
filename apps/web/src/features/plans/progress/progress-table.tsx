import type { TimeBasedProgress } from '@praxis/contract/plans/forecast'
import { formatDuration } from '@praxis/domain/durations/duration'
import { Card } from '../../../ui/layout/card'
import { ScrollRegion } from '../../../ui/layout/scroll-region'
import { amountsOfTable } from '../amounts'
import { monthName } from '../plan-words'
import classes from '../plans.module.css'

/** The months behind the progress. */
export function ProgressTable({ progress: { months, currency } }: { progress: TimeBasedProgress }) {
  const amounts = amountsOfTable(months.flatMap(({ revenue }) => (revenue ? [revenue.used, revenue.planned] : [])))
  const time = (seconds: number) => (seconds > 0 ? formatDuration(seconds) : '–')
  const seesMoney = months.some(({ revenue }) => revenue !== undefined)
  return (
    <Card title="By month" flush>
      <ScrollRegion label="Progress by month">
        <table className={classes.table} aria-label="Progress by month">
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Working days</th>
              <th scope="col">Gone by</th>
              <th scope="col">Time used</th>
              <th scope="col">Time planned</th>
              {seesMoney && <th scope="col">Revenue used, {currency}</th>}
              {seesMoney && <th scope="col">Revenue planned</th>}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, workingDays, elapsedDays, usedSeconds, plannedSeconds, revenue }) => (
              <tr key={month}>
                <th scope="row">{monthName(month)}</th>
                <td>{workingDays}</td>
                <td>{elapsedDays}</td>
                <td>{time(usedSeconds)}</td>
                <td>{time(plannedSeconds)}</td>
                {seesMoney && <td>{amounts(revenue?.used ?? 0)}</td>}
                {seesMoney && <td>{amounts(revenue?.planned ?? 0)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Card>
  )
}
