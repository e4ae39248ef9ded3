import { type Day, formatDay, weekdayOf } from '@praxis/domain/calendar/day'
import { memo } from 'react'
import classes from './timeline.module.css'
import { percentPlace, placeOfDays, type TimelineWindow } from './timeline-window'

const LETTERS = ['S', 'M', 'T', 'W', 'T', 'F', 'S']
const NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const isWeekend = (day: Day): boolean => weekdayOf(day) === 1 || weekdayOf(day) === 7

/** The days, below their Mondays; of one week each day by its name. */
export const TimelineHead = memo(function TimelineHead({ window, today }: { window: TimelineWindow; today: Day }) {
  const isWeek = window.span === 'week'
  return (
    <div className={classes.head} aria-hidden>
      <span className={classes.corner} />
      <div className={classes.days}>
        {window.days.map((day, index) => (
          <span key={day}>
            {(isWeek || index % 7 === 0) && (
              <span
                className={classes.week}
                data-first={index === 0 || undefined}
                style={percentPlace(placeOfDays(window, index, index + (isWeek ? 1 : 7)))}
              >
                {formatDay(day).slice(0, 5)}
              </span>
            )}
            <span
              className={classes.day}
              data-today={day === today || undefined}
              data-named={isWeek || undefined}
              style={percentPlace(placeOfDays(window, index, index + 1))}
            >
              {(isWeek ? NAMES : LETTERS)[weekdayOf(day) - 1]}
            </span>
          </span>
        ))}
      </div>
    </div>
  )
})

/** What lies behind all rows: days, weekends and today. */
export const TimelineGround = memo(function TimelineGround({ window, today }: { window: TimelineWindow; today: Day }) {
  return (
    <div className={classes.ground} aria-hidden>
      {window.days.map((day, index) => (
        <i
          key={day}
          className={classes.cell}
          data-weekend={isWeekend(day) || undefined}
          data-today={day === today || undefined}
          style={percentPlace(placeOfDays(window, index, index + 1))}
        />
      ))}
    </div>
  )
})
