import { VisuallyHidden } from '@mantine/core'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { type Day, startOfMonth } from '@praxis/domain/calendar/day'
import { daysText } from '../../../ui/dates/days-text'
import { monthText, shortMonthName } from '../../../ui/dates/month-text'
import { Card } from '../../../ui/layout/card'
import classes from './calendar.module.css'
import { CalendarLegend } from './calendar-legend'
import { monthsOf, WEEKDAYS, YEAR_COLUMNS } from './calendar-rows'
import { type CalendarActions, DayGrid } from './day-grid'
import { daysAway, type LeaveDay } from './leave-days'

interface YearCalendarProps extends CalendarActions {
  readonly title: string
  readonly period: DateRange
  readonly dayOf: (day: Day) => LeaveDay
}

const columns = Array.from({ length: YEAR_COLUMNS }, (_, place) => ({ place, weekday: WEEKDAYS[place % 7] ?? '' }))

/** The months of a period below each other, every day of them, and what is on it. */
export function YearCalendar({ title, period, dayOf, isCounted = true, ...actions }: YearCalendarProps) {
  const months = monthsOf(period)
  const away = months.map(({ row }) => daysAway(row.flatMap((day) => (day ? [dayOf(day)] : []))))
  const total = away.reduce((sum, days) => sum + days, 0)
  return (
    <Card title={title} note={isCounted && `${daysText(total)} away`} flush>
      <div className={classes.scroll}>
        <table className={classes.year} aria-label={`Calendar of ${title}`}>
          <thead className={classes.heads}>
            <tr>
              <th scope="col">
                <VisuallyHidden>Month</VisuallyHidden>
              </th>
              {columns.map(({ place, weekday }) => (
                <th key={place} scope="col" abbr={weekday}>
                  {weekday.slice(0, 1)}
                </th>
              ))}
              <th scope="col">days</th>
            </tr>
          </thead>
          <DayGrid
            {...actions}
            rows={months.map(({ row }) => row)}
            dayOf={dayOf}
            renderRow={(cells, index) => {
              const month = months[index]?.month ?? period.from
              return (
                <tr key={month}>
                  <th scope="row" data-current={startOfMonth(actions.today) === month || undefined}>
                    <VisuallyHidden>{monthText(month)}</VisuallyHidden>
                    <span aria-hidden>{shortMonthName(month)}</span>
                  </th>
                  {cells}
                  <td className={classes.sum}>{isCounted && (away[index] || '–')}</td>
                </tr>
              )
            }}
          />
        </table>
      </div>
      <CalendarLegend days={months.flatMap(({ row }) => row.flatMap((day) => (day ? [dayOf(day)] : [])))} />
    </Card>
  )
}
