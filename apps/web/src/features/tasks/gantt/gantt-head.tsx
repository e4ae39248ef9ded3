import type { Day } from '@praxis/domain/calendar/day'
import { weekdayOf } from '@praxis/domain/calendar/day'
import type { RefObject } from 'react'
import { Grid, Row, Text } from '../../../ui/layout/box'
import { useViewport } from '../../../ui/layout/use-viewport'
import classes from './gantt.module.css'
import { labelWithin, type TimeAxis, ticksBetween, xOf } from './time-axis'

interface GanttHeadProps {
  readonly scroller: RefObject<HTMLElement | null>
  readonly axis: TimeAxis
  readonly today: Day
  /** The part of the axis that is in sight. */
  readonly fromX: number
  readonly toX: number
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** The widths of today's mark and of the label of a week or a month. */
const TODAY_WIDTH = 56
const MINOR_WIDTH = 36

export function GanttHead({ scroller, axis, today, fromX, toX }: GanttHeadProps) {
  const { left } = useViewport(scroller, { vertical: Number.MAX_SAFE_INTEGER, horizontal: axis.dayWidth })
  const { major, minor } = ticksBetween(axis, fromX, toX)
  const isByDay = axis.scale === 'day'
  const todayX = xOf(axis, today) + axis.dayWidth / 2
  const isUnderToday = (x: number) => !isByDay && x + MINOR_WIDTH > todayX && x < todayX + TODAY_WIDTH
  return (
    <Row className={classes.head} align="stretch" tone="third" size={12} weight="medium" aria-hidden>
      <Grid align="center" rigid className={classes.cells}>
        <Row gap="hair" shrinks className={classes.name}>
          Task
        </Row>
        <div className={classes.who}>Who</div>
        <div className={classes.dates}>Dates</div>
      </Grid>
      <div className={classes.axis}>
        {major.map(({ day, x, width, label }) => (
          <div key={day} className={classes.major} style={{ left: x, width }}>
            <Text tone="first" weight="semi" className={classes.majorLabel}>
              {labelWithin(label, x + width - Math.max(x, left + axis.dayWidth))}
            </Text>
          </div>
        ))}
        {minor.map(({ day, x, width, label }) => (
          <span
            key={day}
            className={classes.minor}
            style={{ left: x, width }}
            data-today={(isByDay && day === today) || undefined}
          >
            {!isUnderToday(x) && label}
          </span>
        ))}
        {!isByDay && (
          <Text weight="semi" figures oneLine className={classes.todayLabel} style={{ left: todayX }}>
            {WEEKDAYS[weekdayOf(today) - 1]} {today.slice(8)}
          </Text>
        )}
      </div>
    </Row>
  )
}
