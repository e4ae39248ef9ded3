import { ActionIcon, Button, UnstyledButton } from '@mantine/core'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { type Day, formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react'
import { Chip } from '../../../ui/chips/chip'
import { KeyHint } from '../../../ui/keys/key-hint'
import { Row, Text } from '../../../ui/layout/box'
import { ClosedDayChip, closedText, useClosedUntil } from '../../workspaces/closed-books'
import { DayNoteChips } from '../day-note-chips'
import { hatchedPart } from '../day-notes'
import { overlappingIDs } from '../overlaps'
import { type DayOfTime, isMoreThanADay, MORE_THAN_A_DAY, submittable, type WeekOfTime } from '../week-of-time'
import classes from './agenda.module.css'
import { AgendaEntry, RunningEntry } from './agenda-entry'
import { weekdayName } from './weekday-name'

export interface AgendaActions {
  readonly onLog: (day: Day) => void
  readonly onOpen: (submission: TimeSheetSubmission) => void
  readonly onSubmit: (ids: readonly string[]) => void
  readonly isSubmitting: boolean
}

interface AgendaProps extends AgendaActions {
  readonly week: WeekOfTime
  readonly today: Day
  readonly timeZone: string
  readonly openID: string | undefined
}

/** Whether a day is shown: all up to today, later ones with something on them, and every day of a coming week. */
function isShown(shown: DayOfTime, today: Day, isComing: boolean): boolean {
  const { day, submissions, running, bankHoliday, notes } = shown
  const hasSomething = submissions.length + running.length + notes.length > 0 || bankHoliday !== null
  return day <= today || isComing || hasSomething
}

/** The week day by day, the newest first. */
export function Agenda({ week, today, ...rest }: AgendaProps) {
  const overlaps = overlappingIDs(week.submissions)
  const isComing = week.days.every(({ day }) => day > today)
  const shown = week.days.filter((day) => isShown(day, today, isComing))
  return (
    <div className={classes.agenda}>
      {shown.reverse().map((day) => (
        <AgendaDay key={day.day} day={day} isToday={day.day === today} overlaps={overlaps} {...rest} />
      ))}
      <DaysAhead days={week.days.filter((day) => !isShown(day, today, isComing))} onLog={rest.onLog} />
    </div>
  )
}

/** Coming days with nothing on them yet, which take no more room than their buttons. */
function DaysAhead({ days, onLog }: { days: readonly DayOfTime[]; onLog: (day: Day) => void }) {
  if (days.length === 0) return null
  return (
    <Row className={classes.ahead} gap={1} wrap tone="third" letters={13}>
      <span>Log ahead</span>
      {days.map(({ day }) => (
        <Button
          key={day}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          aria-label={`Log time on ${weekdayName(day)}`}
          onClick={() => onLog(day)}
        >
          {weekdayName(day).slice(0, 3)} {day.slice(8)}
        </Button>
      ))}
    </Row>
  )
}

interface AgendaDayProps extends Omit<AgendaProps, 'week' | 'today'> {
  readonly day: DayOfTime
  readonly isToday: boolean
  readonly overlaps: ReadonlySet<string>
}

function AgendaDay({ day, isToday, overlaps, onLog, onSubmit, isSubmitting, openID, ...entry }: AgendaDayProps) {
  const name = weekdayName(day.day)
  const isClosed = closedText(day.day, useClosedUntil()) !== undefined
  const ids = isClosed ? [] : submittable(day.submissions)
  return (
    <section className={classes.day} aria-label={`${name} ${formatDay(day.day)}`}>
      <Row className={classes.dayHead} gap={2} size={13} data-away={hatchedPart(day.notes)}>
        <Text as="h2" letters={13} weight="semi">
          {name}
        </Text>
        <Text tone="third" figures>
          {formatDay(day.day)}
        </Text>
        {isToday && <Chip tone="primary">Today</Chip>}
        {day.bankHoliday && (
          <Text shrinks letters={12} ellipsis className={classes.holiday}>
            {day.bankHoliday}
          </Text>
        )}
        <ClosedDayChip day={day.day} />
        <DayNoteChips notes={day.notes} />
        <Text grow />
        {ids.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={isSubmitting}
            aria-label={`Submit ${ids.length} on ${name}`}
            onClick={() => onSubmit(ids)}
          >
            Submit {ids.length}
          </Button>
        )}
        {!isToday && !isClosed && (
          <ActionIcon size="sm" aria-label={`Log time on ${name}`} onClick={() => onLog(day.day)}>
            <IconPlus size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
        {isMoreThanADay(day) && (
          <Row as="span" inline gap={1} tone="warning" letters={12} weight="medium" oneLine title={MORE_THAN_A_DAY}>
            <IconAlertTriangle size={14} stroke={2} aria-hidden />
            over 24h
          </Row>
        )}
        {day.figures.denied > 0 && (
          <Text tone="error" letters={12} figures oneLine>
            {formatDuration(day.figures.denied)} denied
          </Text>
        )}
        <Text weight="semi" figures oneLine className={classes.logged}>
          {formatDuration(day.figures.total)}
          {day.contractedTimeInterval > 0 && <span> of {formatDuration(day.contractedTimeInterval)}</span>}
        </Text>
      </Row>
      <ul className={classes.entries}>
        {day.running.map(({ timer, seconds }) => (
          <RunningEntry
            key={timer.id}
            timer={timer}
            seconds={seconds}
            shown={day.shown.get(timer.id)}
            timeZone={entry.timeZone}
          />
        ))}
        {[...day.submissions].reverse().map((submission) => (
          <AgendaEntry
            key={submission.id}
            submission={submission}
            shown={day.shown.get(submission.id)}
            isOpen={submission.id === openID}
            overlaps={overlaps.has(submission.id)}
            onSubmit={onSubmit}
            isSubmitting={isSubmitting}
            {...entry}
          />
        ))}
      </ul>
      {isToday && (
        <UnstyledButton className={classes.add} onClick={() => onLog(day.day)}>
          <IconPlus size={16} stroke={1.75} aria-hidden />
          <span>Log time for today</span>
          <KeyHint keys={['N']} />
        </UnstyledButton>
      )}
    </section>
  )
}
