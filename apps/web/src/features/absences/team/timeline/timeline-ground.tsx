import type { DateRange } from '@praxis/domain/calendar/date-range'
import { type Day, formatDay } from '@praxis/domain/calendar/day'
import { memo } from 'react'
import { Row } from '../../../../ui/layout/box'
import { monthTicks, placeOfDay, weekendPlaces, weekTicks } from './calendar-window'
import { percentPlace } from './time-bar'
import classes from './timeline.module.css'

/** A label of a Monday needs so much of the window; in a year there is one for each month. */
const MOST_WEEK_LABELS = 20

/** Months, and the Mondays below them. */
export const TimelineHead = memo(function TimelineHead({ window, count }: { window: DateRange; count: number }) {
  const weeks = weekTicks(window)
  return (
    <div className={classes.head}>
      <Row align="end" tone="third" weight="medium" figures letters={12} className={classes.corner}>
        {count} {count === 1 ? 'person' : 'people'}
      </Row>
      <div className={classes.track} aria-hidden>
        {monthTicks(window).map((tick) => (
          <span key={tick.day} className={classes.month} style={percentPlace(tick)}>
            {tick.label}
          </span>
        ))}
        {weeks.length <= MOST_WEEK_LABELS &&
          weeks.map((tick) => (
            <span key={tick.day} className={classes.week} style={percentPlace(tick)}>
              {tick.label}
            </span>
          ))}
      </div>
    </div>
  )
})

interface GroundProps {
  readonly window: DateRange
  readonly today: Day
  readonly bankHolidays: readonly { readonly date: Day; readonly name: string }[]
}

/** What lies behind all rows: weeks, weekends, bank holidays and today. */
export const TimelineGround = memo(function TimelineGround({ window, today, bankHolidays }: GroundProps) {
  const todayPlace = placeOfDay(window, today)
  return (
    <div className={classes.ground} aria-hidden>
      {weekendPlaces(window).map((place) => (
        <i key={place.day} className={classes.weekend} style={percentPlace(place)} />
      ))}
      {weekTicks(window).map(({ day, left }) => (
        <i key={day} className={classes.monday} style={{ left: `${left * 100}%` }} />
      ))}
      {bankHolidays.map(({ date, name }) => {
        const place = placeOfDay(window, date)
        return (
          place && (
            <i
              key={date}
              className={classes.closed}
              style={percentPlace(place)}
              title={`${name}, ${formatDay(date)}`}
            />
          )
        )
      })}
      {todayPlace && <i className={classes.today} style={percentPlace(todayPlace)} />}
    </div>
  )
})
