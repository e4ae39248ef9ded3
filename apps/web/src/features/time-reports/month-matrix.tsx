import { ActionIcon } from '@mantine/core'
import type { EmployeeMonth } from '@praxis/contract/time/time-reports'
import { addMonths, type Day, formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { monthText } from '../../ui/dates/month-text'
import { Card } from '../../ui/layout/card'
import { ScrollRegion } from '../../ui/layout/scroll-region'
import { EmptyState, ErrorState } from '../../ui/lists/list-states'
import { Skeletons } from '../../ui/lists/skeleton'
import classes from './month/month-matrix.module.css'
import { daysOfMonth, dayTotals, hoursText, isWeekend, secondsByDay, shownMonth } from './month/month-of-days'
import { employeeMonthQuery } from './time-reports.queries'

interface MonthMatrixProps {
  readonly projectID: string
  /** YYYY-MM. */
  readonly month: string
  readonly onMonth: (month: string) => void
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true }

/** Who logged how much on a project on each day of a month. */
export function MonthMatrix({ projectID, month, onMonth }: MonthMatrixProps) {
  const first = `${month}-01`
  const { data, error, refetch } = useQuery(employeeMonthQuery(projectID, first))
  const step = (months: number) => onMonth(addMonths(first, months).slice(0, 7))
  return (
    <Card
      title="Day by day"
      note={data && data.total > 0 && `${formatDuration(data.total)} in ${monthText(data.startOfMonth)}`}
      flush
      actions={
        <nav className={classes.months} aria-label="Month">
          <ActionIcon aria-label="Previous month" onClick={() => step(-1)}>
            <IconChevronLeft {...icon} />
          </ActionIcon>
          <span aria-live="polite">{monthText(month)}</span>
          <ActionIcon aria-label="Next month" onClick={() => step(1)}>
            <IconChevronRight {...icon} />
          </ActionIcon>
        </nav>
      }
    >
      {data ? (
        data.items.length === 0 ? (
          <EmptyState text={`No time logged in ${monthText(data.startOfMonth)}.`} />
        ) : (
          <Matrix startOfMonth={data.startOfMonth} total={data.total} items={shownMonth(data.items)} />
        )
      ) : error ? (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.loading} aria-busy>
          <Skeletons count={3} shape="avatar" />
        </div>
      )}
    </Card>
  )
}

function Matrix({ startOfMonth, total, items }: { startOfMonth: Day; total: number; items: readonly EmployeeMonth[] }) {
  const days = daysOfMonth(startOfMonth)
  const totals = dayTotals(items)
  return (
    <ScrollRegion label="Hours by person and day">
      <table className={classes.matrix} aria-label="Hours by person and day">
        <thead>
          <tr className={classes.heads}>
            <th scope="col" className={classes.person}>
              Person, hours
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                className={classes.day}
                data-closed={isWeekend(day) || undefined}
                title={formatDay(day)}
              >
                {Number(day.slice(8))}
              </th>
            ))}
            <th scope="col" className={classes.sum}>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <PersonRow key={item.employee.id} item={item} days={days} />
          ))}
        </tbody>
        <tfoot>
          <tr className={classes.totals}>
            <th scope="row" className={classes.person}>
              Total
            </th>
            {days.map((day) => (
              <DayCell key={day} day={day} seconds={totals.get(day) ?? 0} />
            ))}
            <td className={classes.sum}>{formatDuration(total)}</td>
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  )
}

function PersonRow({ item, days }: { item: EmployeeMonth; days: readonly Day[] }) {
  const seconds = secondsByDay(item)
  return (
    <tr>
      <th scope="row" className={classes.person} title={item.employee.displayName}>
        {item.employee.displayName}
      </th>
      {days.map((day) => (
        <DayCell key={day} day={day} seconds={seconds.get(day) ?? 0} who={item.employee.displayName} />
      ))}
      <td className={classes.sum}>{formatDuration(item.total)}</td>
    </tr>
  )
}

function DayCell({ day, seconds, who }: { day: Day; seconds: number; who?: string }) {
  return (
    <td
      className={classes.day}
      data-closed={isWeekend(day) || undefined}
      data-logged={(who && seconds > 0) || undefined}
      title={seconds > 0 ? `${who ? `${who}, ` : ''}${formatDay(day)}: ${formatDuration(seconds)}` : undefined}
    >
      {hoursText(seconds)}
    </td>
  )
}
