import { ActionIcon, UnstyledButton } from '@mantine/core'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import type { Day } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconFlag, IconPlus } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { Box, Row, Stack, Text } from '../../../ui/layout/box'
import { LoggedLogo } from '../../loggables/logged-logo'
import { describeSubmission, titleOfLogged } from '../../loggables/submission-words'
import { ClosedDayChip, closedText, useClosedUntil } from '../../workspaces/closed-books'
import { weekdayName } from '../agenda/weekday-name'
import type { ColoursOf } from '../colours-of-logged'
import { DayBar } from '../day-bar'
import { DayNoteChips } from '../day-note-chips'
import { hatchedPart } from '../day-notes'
import type { Suggestions } from '../page/use-suggestions'
import { StateIcon } from '../state-icon'
import { type DayOfTime, isMoreThanADay, MORE_THAN_A_DAY } from '../week-of-time'
import classes from './calendar-heads.module.css'

interface DayHeadsProps {
  readonly days: readonly DayOfTime[]
  readonly today: Day
  readonly onLog: (day: Day) => void
}

/** Each day with its logged and contracted time. */
export function DayHeads({ days, today, onLog }: DayHeadsProps) {
  const closedUntil = useClosedUntil()
  return (
    <div className={classes.row}>
      <Row as="span" tone="third" text="end" className={classes.corner} />
      {days.map((shown) => {
        const { day, figures, contractedTimeInterval: contracted, bankHoliday, notes } = shown
        const isTooMuch = isMoreThanADay(shown)
        return (
          <Stack key={day} gap="6px" shrinks size={13} className={classes.head} data-today={day === today || undefined}>
            <Row as="span" wrap shrinks style={{ gap: '0 var(--s1)' }}>
              <Text oneLine>
                {weekdayName(day).slice(0, 3)}{' '}
                <Text as="b" weight="semi">
                  {day.slice(8)}
                </Text>
              </Text>
              {closedText(day, closedUntil) === undefined && (
                <ActionIcon
                  size="sm"
                  className={classes.plus ?? ''}
                  aria-label={`Log time on ${weekdayName(day)}`}
                  onClick={() => onLog(day)}
                >
                  <IconPlus size={16} stroke={1.75} aria-hidden />
                </ActionIcon>
              )}
              {contracted > 0 || figures.total > 0 ? (
                <span
                  className={classes.sum}
                  data-over={isTooMuch || (contracted > 0 && figures.total > contracted) || undefined}
                  title={isTooMuch ? MORE_THAN_A_DAY : undefined}
                >
                  <b>{figures.total > 0 ? formatDuration(figures.total) : '–'}</b>
                  {contracted > 0 && <> of {formatDuration(contracted)}</>}
                </span>
              ) : (
                (bankHoliday ?? hatchedPart(notes)) && (
                  <span className={classes.sum}>{bankHoliday ? 'closed' : 'away'}</span>
                )
              )}
            </Row>
            <Text style={{ marginTop: 'auto' }}>
              <DayBar day={shown} />
            </Text>
          </Stack>
        )
      })}
    </div>
  )
}

type EntryStyle = CSSProperties & { '--tint': string; '--ink': string; '--edge-colour': string }

function styleOf({ tint, ink, solid }: ReturnType<ColoursOf>): EntryStyle {
  return { '--tint': tint, '--ink': ink, '--edge-colour': solid }
}

interface AllDayRowProps {
  readonly days: readonly DayOfTime[]
  readonly colours: ColoursOf
  readonly today: Day
  readonly openID: string | undefined
  readonly onOpen: (submission: TimeSheetSubmission) => void
  readonly suggestions: Suggestions
}

/** Bank holidays, absences and markings, and entries without a time of day. */
export function AllDayRow({ days, colours, today, openID, onOpen, suggestions }: AllDayRowProps) {
  return (
    <div className={classes.row}>
      <Row as="span" tone="third" text="end" className={classes.corner}>
        Exact time not set
      </Row>
      {days.map(({ day, bankHoliday, submissions, shown, notes }) => (
        <Stack key={day} shrinks className={classes.allDay} data-today={day === today || undefined}>
          {bankHoliday && (
            <span className={classes.holiday}>
              <IconFlag size={14} stroke={1.75} aria-hidden />
              <Text ellipsis>{bankHoliday}</Text>
            </span>
          )}
          <ClosedDayChip day={day} />
          <DayNoteChips notes={notes} />
          {submissions
            .filter(({ to }) => to === undefined)
            .map((submission) => (
              <UnstyledButton
                key={submission.id}
                className={classes.entry}
                style={styleOf(colours(submission))}
                data-open={submission.id === openID || undefined}
                aria-label={describeSubmission(submission)}
                onClick={() => onOpen(submission)}
              >
                <LoggedLogo of={submission} size="xs" />
                <Text grow shrinks ellipsis className={classes.words}>
                  {submission.task?.title ?? titleOfLogged(submission)}
                </Text>
                <Box as="b" rigid weight="semi" figures>
                  {submission.request.state === 'denied' ? (
                    <s>{formatDuration(shown.get(submission.id) ?? 0)}</s>
                  ) : (
                    formatDuration(shown.get(submission.id) ?? 0)
                  )}
                </Box>
                <StateIcon state={submission.request.state} />
              </UnstyledButton>
            ))}
          {suggestions.items
            .filter((item) => item.day === day && item.to === null)
            .map((item) => (
              <UnstyledButton
                key={item.id}
                className={classes.suggestion}
                disabled={suggestions.isAccepting}
                aria-label={`Log ${formatDuration(item.duration)} of ${titleOfLogged(item)} on ${weekdayName(day)}`}
                onClick={() => suggestions.accept([item])}
              >
                <Text grow shrinks ellipsis className={classes.words}>
                  {titleOfLogged(item)}
                </Text>
                <Box as="b" rigid weight="semi" figures>
                  {formatDuration(item.duration)}
                </Box>
                <IconPlus size={14} stroke={2} aria-hidden />
              </UnstyledButton>
            ))}
        </Stack>
      ))}
    </div>
  )
}
