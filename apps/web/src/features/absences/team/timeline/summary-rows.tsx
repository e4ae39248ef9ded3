import { UnstyledButton } from '@mantine/core'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { type Day, formatDay } from '@praxis/domain/calendar/day'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Count } from '../../../../ui/chips/count'
import { icon } from '../../../../ui/icon'
import { Row, Text } from '../../../../ui/layout/box'
import { Face } from '../../../../ui/people/face'
import { awayCounts, awayLevel, awayText } from './away-counts'
import { daysIn, placeOfDay } from './calendar-window'
import { percentPlace } from './time-bar'
import classes from './timeline.module.css'
import type { TimelineGroup } from './timeline-groups'

interface GroupRowProps {
  readonly group: TimelineGroup
  readonly isOpen: boolean
  readonly onToggle: () => void
}

export function GroupRow({ group: { title, lead, people, note }, isOpen, onToggle }: GroupRowProps) {
  return (
    <Row gap={3} className={classes.group}>
      <UnstyledButton
        className={classes.fold}
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Collapse' : 'Expand'} ${title}`}
        onClick={onToggle}
      >
        {isOpen ? <IconChevronDown {...icon} /> : <IconChevronRight {...icon} />}
        {lead && <Face person={lead} size="xs" decorative />}
        <Text ellipsis>{title}</Text>
        <Count value={people.length} />
      </UnstyledButton>
      {note && (
        <Text last tone="third" letters={12} ellipsis>
          {note}
        </Text>
      )}
    </Row>
  )
}

/** With more days than these a number has no room in the column of a day. */
const MOST_NUMBERED_DAYS = 120

interface AwayRowProps {
  readonly group: TimelineGroup
  readonly window: DateRange
  readonly bankHolidays: readonly { readonly date: Day }[]
}

/** How many of a group are away on each day. */
export function AwayRow({ group: { people }, window, bankHolidays }: AwayRowProps) {
  const counts = useMemo(() => awayCounts(people, window, bankHolidays), [people, window, bankHolidays])
  const hasNumbers = daysIn(window) <= MOST_NUMBERED_DAYS
  const busiest = counts.reduce((most, each) => (each.people > most.people ? each : most), { day: '', people: 0 })
  return (
    <>
      <Row gap="10px" shrinks className={classes.who}>
        <Text shrinks>
          <Text block size={12} weight="semi" ellipsis>
            Away of {people.length}
          </Text>
          <Text block size={12} tone="third" ellipsis>
            {busiest.people > 0
              ? `at most ${awayText(busiest.people)}, on ${formatDay(busiest.day)}`
              : 'no one is away'}
          </Text>
        </Text>
      </Row>
      <div className={classes.track}>
        {counts.map(({ day, people: away }) => {
          const place = placeOfDay(window, day)
          const words = `${formatDay(day)}: ${awayText(away)} of ${people.length} away, waiting ones counted`
          return (
            place && (
              <span
                key={day}
                className={classes.away}
                data-level={awayLevel(away, people.length)}
                data-long={awayText(away).length > 1 || undefined}
                style={percentPlace(place)}
                title={words}
              >
                {hasNumbers && awayText(away)}
              </span>
            )
          )
        })}
      </div>
    </>
  )
}
