import { UnstyledButton } from '@mantine/core'
import type { AbsencePreview } from '@praxis/contract/absences/absence-requests'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconChevronDown, IconChevronUp, IconSun } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { daysText } from '../../../ui/dates/days-text'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeleton } from '../../../ui/lists/skeleton'
import { Face } from '../../../ui/people/face'
import { weekdayText } from '../absence-words'
import { awayText } from '../away-text'
import classes from './leave-preview.module.css'
import type { LeaveForm } from './use-leave-form'

/** What the request would do, as the server counts it; the figures before stay while new ones are counted. */
export function LeavePreview({ of: { preview, isCurrent, error, retry } }: { of: LeaveForm }) {
  if (error) return <ErrorState text={error} onRetry={retry} />
  return (
    <Stack gap={3} shrinks aria-live="polite" aria-busy={!isCurrent}>
      <dl className={classes.effects}>
        <Effect label="This request">
          {preview ? (
            <>
              <b>{daysText(preview.days)}</b> · {formatDuration(preview.time)}
            </>
          ) : (
            <Unknown />
          )}
        </Effect>
        {(preview?.byYear ?? []).map(
          ({ year, before, after }) =>
            before !== null &&
            after !== null && (
              <Effect key={year.year} label={`Left in ${year.year} afterwards`}>
                {before} <span aria-hidden>→</span> <b data-below={after < 0 || undefined}>{daysText(after)}</b>
              </Effect>
            ),
        )}
        <Effect label="Decided by">
          {!preview && <Unknown />}
          {preview?.approver && (
            <Row as="span" gap="6px">
              <Face person={preview.approver} size="xs" decorative />
              {preview.approver.displayName}
            </Row>
          )}
          {preview && !preview.approver && 'Approved at once'}
        </Effect>
      </dl>
      {preview && preview.byDay.length > 1 && <DayByDay days={preview.byDay} />}
      {preview && <BankHolidays days={preview.byDay} />}
      {preview?.alsoAway.map(({ employee, times }) => (
        <Row key={employee.id} gap={2} tone="second" size={13}>
          <Face person={employee} size="xs" decorative />
          {employee.displayName} of your team is away {awayText(times)}
        </Row>
      ))}
    </Stack>
  )
}

function Unknown() {
  return <Skeleton shape="number" />
}

function Effect({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type PreviewedDay = AbsencePreview['byDay'][number]

const FREE = { notEmployed: 'not employed', notWorking: 'day off', bankHoliday: 'bank holiday' } as const

const costText = ({ days, because, words }: PreviewedDay) => (because ? (words ?? FREE[because]) : daysText(days))

/** What each of the days costs, or why it costs nothing. */
function DayByDay({ days }: { days: readonly PreviewedDay[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  const Chevron = isOpen ? IconChevronUp : IconChevronDown
  return (
    <div>
      <UnstyledButton
        className={classes.unfold}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        Day by day
        <Chevron size={14} stroke={1.75} aria-hidden />
      </UnstyledButton>
      {isOpen && (
        <ul id={listId} className={classes.days}>
          {days.map((each) => (
            <li key={each.day} data-free={each.because}>
              <span>
                {weekdayText(each.day)} {formatDay(each.day)}
              </span>
              <span>{costText(each)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function BankHolidays({ days }: { days: readonly PreviewedDay[] }) {
  const names = days.flatMap(({ because, words, day }) =>
    because === 'bankHoliday' ? [`${words ?? 'Bank holiday'} (${formatDay(day).slice(0, 5)})`] : [],
  )
  if (names.length === 0) return null
  return (
    <Row gap={2} align="start" tone="second" size={13}>
      <IconSun size={16} stroke={1.75} aria-hidden />
      <Text>
        {names.join(', ')} {names.length === 1 ? 'costs' : 'cost'} no leave
      </Text>
    </Row>
  )
}
