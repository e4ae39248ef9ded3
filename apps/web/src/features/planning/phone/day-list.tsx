import { ActionIcon, Button, UnstyledButton } from '@mantine/core'
import { addDays, type Day, formatDay, isDay, weekdayOf } from '@praxis/domain/calendar/day'
import { enteredTextOfDuration } from '@praxis/domain/durations/duration'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { DateField } from '../../../ui/dates/date-field'
import { icon } from '../../../ui/icon'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { ErrorState } from '../../../ui/lists/list-states'
import { Face } from '../../../ui/people/face'
import { Logo } from '../../../ui/people/logo'
import { GridSkeleton } from '../grid/waiting-row'
import { enteredAmount } from '../model/booking-amount'
import { type BookingEdit, editedRow, isBeingMade } from '../model/booking-edits'
import { barWords, targetWords } from '../model/booking-words'
import { percentOf } from '../model/cell-look'
import type { BookingInRow, PlanRow, RowLoad } from '../model/plan-row'
import { BarMark } from '../scenarios/bar-mark'
import { markedWords, useScenarioMarks } from '../scenarios/scenario-marks'
import type { PlanningRows } from '../use-planning-rows'
import classes from './day-list.module.css'

interface DayListProps {
  readonly planning: PlanningRows
  readonly edits: readonly BookingEdit[]
  readonly today: Day
  /** What is shown instead of people when there are none. */
  readonly empty: ReactNode
  readonly onOpen: (each: BookingInRow, row: PlanRow, day: Day, anchor: HTMLElement) => void
  readonly onBook: (row: PlanRow, day: Day, anchor: HTMLElement) => void
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** One day of everybody, for a phone: who is booked on what, and small changes. */
export function DayList({ planning, edits, today, empty, onOpen, onBook }: DayListProps) {
  const { rows, shown, onRangeReached, onRowsInSight } = planning
  const [day, setDay] = useState(today)
  const [count, setCount] = useState(25)
  useEffect(() => onRowsInSight(0, count - 1), [onRowsInSight, count])
  const go = (next: Day) => {
    setDay(next)
    if (next < shown.from) onRangeReached({ from: addDays(next, -6), to: shown.to })
    if (next > shown.to) onRangeReached({ from: shown.from, to: addDays(next, 6) })
  }
  if (planning.error) return <ErrorState text={planning.error.message} onRetry={planning.retry} />
  if (!rows) return <GridSkeleton />
  const listed = rows.slice(0, count).flatMap((row) => (row ? [editedRow(row, edits, 'day')] : []))
  return (
    <Stack gap={2} className={classes.list}>
      <Row justify="between" className={classes.day}>
        <ActionIcon size="lg" aria-label="A day earlier" onClick={() => go(addDays(day, -1))}>
          <IconChevronLeft {...icon} />
        </ActionIcon>
        <DateField
          label={WEEKDAYS[weekdayOf(day) - 1] ?? ''}
          name="day"
          today={today}
          value={day}
          onChange={(chosen) => chosen && isDay(chosen) && go(chosen)}
          onBlur={() => undefined}
        />
        <ActionIcon size="lg" aria-label="A day later" onClick={() => go(addDays(day, 1))}>
          <IconChevronRight {...icon} />
        </ActionIcon>
      </Row>
      {day !== today && (
        <Button variant="subtle" onClick={() => go(today)}>
          Back to today
        </Button>
      )}
      {listed.length === 0 && empty}
      <ul className={classes.people}>
        {listed.map((row) => (
          <li key={row.key} className={classes.person}>
            <PersonOfDay row={row} day={day} planning={planning} onOpen={onOpen} onBook={onBook} />
          </li>
        ))}
      </ul>
      {count < rows.length && (
        <Button variant="default" onClick={() => setCount(count + 25)}>
          Show more
        </Button>
      )}
    </Stack>
  )
}

/** How much of the capacity is booked, or how much time where there is none. */
function bookedWords(load: RowLoad | undefined): string {
  const percent = load && percentOf(load)
  if (percent !== undefined) return `${percent}%`
  return load && load.hard + load.soft > 0 ? enteredTextOfDuration(load.hard + load.soft) : '–'
}

/** What a booking is on or whose it is, whichever the page and the row do not say. */
function lineWords(each: BookingInRow, row: PlanRow): string {
  if (row.kind === 'target') return each.filledBy
  return row.target ? each.role.name : targetWords(each)
}

interface PersonOfDayProps extends Pick<DayListProps, 'planning' | 'onOpen' | 'onBook'> {
  readonly row: PlanRow
  readonly day: Day
}

function PersonOfDay({ row, day, planning, onOpen, onBook }: PersonOfDayProps) {
  const { marks } = useScenarioMarks()
  const isOpen = planning.expanded.has(row.id) || planning.canEdit === false
  const load = row.loads[day]
  const isOver = load?.capacity !== undefined && load.hard > load.capacity
  const away = row.items.find((item) => item.day === day)
  const own = (row.bookings ?? []).filter(({ booking }) => booking.startDate <= day && booking.endDate >= day)
  return (
    <>
      <UnstyledButton className={classes.name} aria-expanded={isOpen} onClick={() => planning.toggle(row)}>
        {row.person ? (
          <Face person={row.person} decorative />
        ) : (
          <Logo name={row.name} image={row.imageURL} colourKey={row.id} />
        )}
        <Text grow shrinks>
          <Text block weight="medium" ellipsis>
            {row.name}
          </Text>
          <Text block size={12} tone="third" ellipsis>
            {away ? away.words : row.note}
          </Text>
        </Text>
        <Text figures weight="semi" tone={isOver ? 'error' : 'second'}>
          {bookedWords(load)}
          {isOver && ' over'}
        </Text>
      </UnstyledButton>
      {isOpen &&
        own.map((each) => (
          <UnstyledButton
            key={each.booking.id}
            className={classes.booking}
            disabled={isBeingMade(each)}
            data-soft={each.booking.type === 'soft' || undefined}
            aria-label={markedWords(barWords(each), marks.get(each.booking.id))}
            onClick={(event) => onOpen(each, row, day, event.currentTarget)}
          >
            <BarMark mark={marks.get(each.booking.id)} />
            <Text grow ellipsis>
              {lineWords(each, row)}
            </Text>
            <Text figures>{enteredAmount(each.booking)}</Text>
          </UnstyledButton>
        ))}
      {isOpen && row.bookings && own.length === 0 && (
        <Text size={12} tone="third" className={classes.nothing}>
          Nothing booked
        </Text>
      )}
      {isOpen && planning.canEdit && (
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={`Book ${row.name} on ${formatDay(day)}`}
          onClick={(event) => onBook(row, day, event.currentTarget)}
        >
          Add booking
        </Button>
      )}
    </>
  )
}
