import type { VisitorTimeTracker } from '@praxis/contract/portals/portal-figures'
import { formatDuration } from '@praxis/domain/durations/duration'
import { monthText, shortMonthName } from '../../../ui/dates/month-text'
import classes from './time-bars.module.css'

/** Hours by month, the busiest as long as there is room. */
export function TimeBars({ months }: { months: VisitorTimeTracker['periods'] }) {
  const most = Math.max(1, ...months.map(({ seconds }) => seconds))
  return (
    <ul className={classes.bars}>
      {months.map(({ startDate, seconds }) => (
        <li key={startDate}>
          <span className={classes.month} title={monthText(startDate)}>
            {shortMonthName(startDate)}
          </span>
          <span className={classes.track} aria-hidden>
            <span style={{ width: `${(seconds / most) * 100}%` }} />
          </span>
          <span className={classes.time}>{formatDuration(seconds)}</span>
        </li>
      ))}
    </ul>
  )
}
