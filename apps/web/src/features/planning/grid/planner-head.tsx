import { type Day, partsOfDay, weekdayOf } from '@praxis/domain/calendar/day'
import { intervalOf } from '@praxis/domain/planning/intervals'
import { memo } from 'react'
import type { Column, PlanAxis } from '../model/plan-axis'
import { asColumnHeader, asHead } from './grid-roles'
import classes from './planner.module.css'

interface PlannerHeadProps {
  readonly axis: PlanAxis
  readonly today: Day
  readonly fromX: number
  readonly toX: number
  readonly corner: string
  readonly measure: string
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

const monthOf = (day: Day): string => MONTHS[partsOfDay(day).month - 1] ?? ''

interface Band {
  readonly day: Day
  readonly x: number
  readonly width: number
  readonly label: string
}

/** The months, or at month level the years, that the columns lie in; a week belongs to the month it begins in. */
function bandsOf({ level }: PlanAxis, columns: readonly Column[]): Band[] {
  const bands: Band[] = []
  for (const { day, x, width } of columns) {
    const label = level === 'month' ? day.slice(0, 4) : `${monthOf(day)} ${day.slice(0, 4)}`
    const last = bands.at(-1)
    if (last?.label === label) bands[bands.length - 1] = { ...last, width: x + width - last.x }
    else bands.push({ day, x, width, label })
  }
  return bands
}

const labelOf = (level: PlanAxis['level'], day: Day): string =>
  level === 'month'
    ? monthOf(day).slice(0, 3)
    : level === 'week'
      ? day.slice(8)
      : `${WEEKDAYS[weekdayOf(day) - 1]} ${day.slice(8)}`

/** The room that the name of a month takes. */
const ROOM_FOR_YEAR = 120

export const PlannerHead = memo(function PlannerHead({ axis, today, fromX, toX, corner, measure }: PlannerHeadProps) {
  const { level } = axis
  const columns = axis.columns.filter(({ x, width }) => x < toX && x + width > fromX)
  const now = intervalOf(today, level)
  return (
    <div className={classes.head} {...asHead}>
      <div className={classes.corner} {...asColumnHeader(-1)}>
        <span>{corner}</span>
        <span>{measure}</span>
      </div>
      <div className={classes.axis} role="none">
        {bandsOf(axis, columns).map(({ day, x, width, label }) => (
          <div key={day} className={classes.band} style={{ left: x, width }} aria-hidden>
            <span className={classes.bandLabel}>{width < ROOM_FOR_YEAR ? label.slice(0, 3) : label}</span>
          </div>
        ))}
        {columns.map(({ day, index, x, width }) => (
          <div
            key={day}
            {...asColumnHeader(index)}
            className={classes.tick}
            data-now={day === now || undefined}
            style={{ left: x, width }}
          >
            {labelOf(level, day)}
            {day === now && level !== 'day' && ' · now'}
          </div>
        ))}
      </div>
    </div>
  )
})
