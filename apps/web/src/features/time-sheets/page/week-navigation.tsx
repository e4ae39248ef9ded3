import { ActionIcon, Button, Popover, Skeleton } from '@mantine/core'
import { formatDateRange } from '@praxis/domain/calendar/date-range'
import { addDays, type Day, formatDay, startOfWeek } from '@praxis/domain/calendar/day'
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import picker from '../../../ui/dates/picker.module.css'
import { escapeStaysInside } from '../../../ui/forms/escape-stays-inside'
import { late } from '../../../ui/late/late'
import { Row } from '../../../ui/layout/box'
import classes from './time-sheet-head.module.css'

const DayCalendar = late(() =>
  import('../../../ui/dates/day-calendar').then((module) => ({ default: module.DayCalendar })),
)

interface WeekNavigationProps {
  /** The Monday of the shown week. */
  readonly from: Day
  readonly today: Day
  readonly onWeek: (from: Day) => void
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true }
const dayAndMonth = (day: Day) => formatDay(day).slice(0, 5)

/** Goes a week back, a week on, to any week by one of its days, and to this week. */
export function WeekNavigation({ from, today, onWeek }: WeekNavigationProps) {
  const [isOpen, setIsOpen] = useState(false)
  const to = addDays(from, 6)
  const range = formatDateRange({ from, to })
  return (
    <Row as="nav" gap="hair" aria-label="Week">
      <ActionIcon aria-label="Previous week" onClick={() => onWeek(addDays(from, -7))}>
        <IconChevronLeft {...icon} />
      </ActionIcon>
      <Popover opened={isOpen} onDismiss={() => setIsOpen(false)} width={290} withRoles={false} trapFocus returnFocus>
        <Popover.Target>
          <Button
            variant="subtle"
            className={classes.range ?? ''}
            aria-label={`Week ${range}, choose another`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(true)}
          >
            <IconCalendar size={16} stroke={1.75} aria-hidden className={classes.rangeIcon} />
            <span className={classes.rangeLong}>{range}</span>
            <span className={classes.rangeShort}>
              {dayAndMonth(from)} – {dayAndMonth(to)}
            </span>
          </Button>
        </Popover.Target>
        <Popover.Dropdown {...escapeStaysInside} className={picker.dropdown} role="dialog" aria-label="Choose a week">
          <Suspense fallback={<Skeleton height={264} />}>
            <DayCalendar
              value={from}
              today={today}
              onChange={(day) => {
                setIsOpen(false)
                onWeek(startOfWeek(day))
              }}
            />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
      <ActionIcon aria-label="Next week" onClick={() => onWeek(addDays(from, 7))}>
        <IconChevronRight {...icon} />
      </ActionIcon>
      <span className={classes.today}>
        <Button variant="default" title="This week (T)" onClick={() => onWeek(startOfWeek(today))}>
          Today
        </Button>
      </span>
    </Row>
  )
}
