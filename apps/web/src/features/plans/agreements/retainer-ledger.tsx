import type { RetainerPeriod } from '@praxis/contract/plans/agreements'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { ScrollRegion } from '../../../ui/layout/scroll-region'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import plans from '../plans.module.css'
import classes from './agreements.module.css'

/** What became of the bought time, period by period. */
export function RetainerLedger({ name, ledger }: { name: string; ledger: readonly RetainerPeriod[] }) {
  const today = useToday(useReadersTimeZone())
  const time = (seconds: number) => (seconds > 0 ? formatDuration(seconds) : '–')
  return (
    <div className={classes.ledger}>
      <ScrollRegion label={`Ledger of ${name}`}>
        <table className={plans.table} aria-label={`Ledger of ${name}`}>
          <thead>
            <tr>
              <th scope="col">Period</th>
              <th scope="col">Bought</th>
              <th scope="col">Rolled over</th>
              <th scope="col">Used</th>
              <th scope="col">Overage</th>
              <th scope="col">Expired</th>
              <th scope="col">Left</th>
            </tr>
          </thead>
          <tbody>
            {ledger.map((period) => (
              <tr key={period.startDate} data-now={(period.startDate <= today && today <= period.endDate) || undefined}>
                <th scope="row">
                  {formatDay(period.startDate)} – {formatDay(period.endDate)}
                </th>
                <td>{time(period.bought)}</td>
                <td>{time(period.rolledIn)}</td>
                <td>{time(period.used)}</td>
                <td data-over={period.overage > 0 || undefined}>{time(period.overage)}</td>
                <td>{time(period.expired)}</td>
                <td>{time(period.endDate < today ? period.rolledOut : period.left)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  )
}
