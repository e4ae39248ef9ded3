import { ActionIcon, Button } from '@mantine/core'
import { addMonths, type Day, startOfMonth } from '@praxis/domain/calendar/day'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { daysText } from '../../../ui/dates/days-text'
import { monthText } from '../../../ui/dates/month-text'
import { Row } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import classes from './calendar.module.css'
import { CalendarLegend } from './calendar-legend'
import { WEEKDAYS, weeksOf } from './calendar-rows'
import { type CalendarActions, DayGrid } from './day-grid'
import { daysAway, type LeaveDay } from './leave-days'

interface MonthCalendarProps extends CalendarActions {
  /** The first day of the month. */
  readonly month: Day
  readonly onMonth: (month: Day) => void
  readonly dayOf: (day: Day) => LeaveDay
}

/** A month, its weeks below each other, with the reasons written out. */
export function MonthCalendar({ month, onMonth, dayOf, isCounted = true, ...actions }: MonthCalendarProps) {
  const weeks = weeksOf(month)
  const days = weeks.flatMap((week) => week.flatMap((day) => (day ? [dayOf(day)] : [])))
  return (
    <Card
      title={monthText(month)}
      note={isCounted && `${daysText(daysAway(days))} away`}
      actions={
        <Row as="nav" gap="hair" aria-label="Month">
          <ActionIcon aria-label="Previous month" onClick={() => onMonth(addMonths(month, -1))}>
            <IconChevronLeft size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
          <Button variant="default" size="compact-sm" onClick={() => onMonth(startOfMonth(actions.today))}>
            Today
          </Button>
          <ActionIcon aria-label="Next month" onClick={() => onMonth(addMonths(month, 1))}>
            <IconChevronRight size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Row>
      }
      flush
    >
      <div className={classes.scroll}>
        <table className={classes.month} aria-label={`Calendar of ${monthText(month)}`}>
          <thead className={classes.heads}>
            <tr>
              {WEEKDAYS.map((weekday) => (
                <th key={weekday} scope="col">
                  {weekday}
                </th>
              ))}
            </tr>
          </thead>
          <DayGrid
            {...actions}
            rows={weeks}
            dayOf={dayOf}
            wordsOf={wordsOf}
            renderRow={(cells, index) => <tr key={weeks[index]?.find(Boolean)}>{cells}</tr>}
          />
        </table>
      </div>
      <CalendarLegend days={days} />
    </Card>
  )
}

function wordsOf({ bankHoliday, am, pm }: LeaveDay) {
  const names = new Set([bankHoliday, am?.reason.name, pm?.reason.name].filter((name) => name !== undefined))
  return names.size > 0 && <span className={classes.what}>{[...names].join(', ')}</span>
}
