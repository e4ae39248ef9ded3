import { UnstyledButton } from '@mantine/core'
import { formatDateRange } from '@praxis/domain/calendar/date-range'
import { addDays, type Day, formatDay } from '@praxis/domain/calendar/day'
import { IconCalendarOff } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { coloursOf } from '../../../ui/chips/category-colours'
import { Chip } from '../../../ui/chips/chip'
import { StatusBadge } from '../../../ui/chips/status-badge'
import { Row, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { EmptyState } from '../../../ui/lists/list-states'
import { AnchoredPopover } from '../../../ui/overlays/anchored'
import { Face } from '../../../ui/people/face'
import { spanText } from '../absence-words'
import type { OpenedTime } from './timeline/person-row'
import { awayWords } from './timeline/time-words'
import type { TimelineProps } from './timeline/timeline'
import classes from './week-list.module.css'
import { type WeekOfTimes, weeksOfTimes } from './weeks-of-times'

type WeekListProps = Pick<TimelineProps, 'groups' | 'window' | 'today' | 'bankHolidays' | 'popover'>

/** The calendar as a list by week, for phones. */
export function WeekList({ groups, window, today, bankHolidays, popover }: WeekListProps) {
  const weeks = useMemo(() => weeksOfTimes(groups, window, bankHolidays), [groups, window, bankHolidays])
  const [opened, setOpened] = useState<{ readonly what: OpenedTime; readonly anchor: HTMLElement }>()
  const close = () => setOpened(undefined)
  if (weeks.length === 0)
    return (
      <Card>
        <EmptyState text="No one is away in this period." icon={<IconCalendarOff size={20} stroke={1.75} />} />
      </Card>
    )
  return (
    <>
      {weeks.map((week) => (
        <Week key={week.monday} week={week} today={today} onOpen={(what, anchor) => setOpened({ what, anchor })} />
      ))}
      {opened && (
        <AnchoredPopover
          anchor={opened.anchor}
          label={opened.what.person.employee.displayName}
          isForm={opened.what.kind === 'marking'}
          onClose={close}
        >
          {popover(opened.what, close)}
        </AnchoredPopover>
      )}
    </>
  )
}

interface WeekProps {
  readonly week: WeekOfTimes
  readonly today: Day
  readonly onOpen: (what: OpenedTime, anchor: HTMLElement) => void
}

function Week({ week: { monday, times, bankHolidays }, today, onOpen }: WeekProps): ReactNode {
  const to = addDays(monday, 6)
  return (
    <Card
      title={formatDateRange({ from: monday, to })}
      note={monday <= today && today <= to ? 'this week' : undefined}
      flush
    >
      <ul>
        {bankHolidays.map(({ date, name }) => (
          <Row as="li" key={date} className={classes.closed} gap={3} size={13} tone="second">
            <IconCalendarOff size={16} stroke={1.75} aria-hidden />
            <Text grow>{name}</Text>
            <Text figures>{formatDay(date)}</Text>
          </Row>
        ))}
        {times.map((what) => (
          <li key={what.time.id}>
            <UnstyledButton className={classes.time} onClick={(event) => onOpen(what, event.currentTarget)}>
              <Face person={what.person.employee} decorative />
              <Text grow shrinks>
                <Text block size={13} weight="medium" ellipsis>
                  {what.person.employee.displayName}
                </Text>
                <Text block size={12} tone="third" figures>
                  {spanText(what.time)}
                </Text>
              </Text>
              <Mark what={what} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Mark({ what }: { what: WeekOfTimes['times'][number] }) {
  if (what.kind === 'marking') return <Chip tone="outline">{what.time.text}</Chip>
  const { reason, isWaiting } = what.time
  return (
    <Row gap={2}>
      <span
        className={classes.words}
        data-reason={reason !== undefined || undefined}
        {...(reason && { style: coloursOf(reason.color) })}
      >
        {awayWords(what.time)}
      </span>
      {isWaiting && <StatusBadge state="waitingForApproval" short />}
    </Row>
  )
}
