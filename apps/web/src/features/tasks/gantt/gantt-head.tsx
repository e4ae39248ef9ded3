import type { Day } from '@praxis/domain/calendar/day'
import { weekdayOf } from '@praxis/domain/calendar/day'
import classes from './gantt.module.css'
import { type TimeAxis, ticksBetween, xOf } from './time-axis'

interface GanttHeadProps {
  readonly axis: TimeAxis
  readonly today: Day
  /** What of the axis is in sight. */
  readonly fromX: number
  readonly toX: number
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

export function GanttHead({ axis, today, fromX, toX }: GanttHeadProps) {
  const { major, minor } = ticksBetween(axis, fromX, toX)
  return (
    <div className={classes.head} aria-hidden>
      <div className={classes.cells}>
        <div className={classes.name}>Task</div>
        <div className={classes.who}>Who</div>
        <div className={classes.dates}>Dates</div>
      </div>
      <div className={classes.axis}>
        {major.map(({ day, x, width, label }) => (
          <div key={day} className={classes.major} style={{ left: x, width }}>
            <span className={classes.majorLabel}>{label}</span>
          </div>
        ))}
        {minor.map(({ day, x, width, label }) => (
          <span key={day} className={classes.minor} style={{ left: x, width }}>
            {label}
          </span>
        ))}
        <span className={classes.todayLabel} style={{ left: xOf(axis, today) + axis.dayWidth / 2 }}>
          {WEEKDAYS[weekdayOf(today) - 1]} {today.slice(8)}
        </span>
      </div>
    </div>
  )
}
