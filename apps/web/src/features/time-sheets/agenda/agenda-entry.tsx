import { ActionIcon, UnstyledButton } from '@mantine/core'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import type { TimeTracker } from '@praxis/contract/time/time-trackers'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconAlertTriangle, IconSend } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { StatusBadge } from '../../../ui/chips/status-badge'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { LoggedLogo } from '../../loggables/logged-logo'
import { describeSubmission, titleOfLogged, UNSPECIFIED_TIME } from '../../loggables/submission-words'
import { clockText } from '../../reader/readers-time'
import { startText, timerName } from '../../timers/timer-words'
import classes from './agenda-entry.module.css'

interface AgendaEntryProps {
  readonly submission: TimeSheetSubmission
  /** The entry's duration as it is shown, in seconds. */
  readonly shown: number | undefined
  readonly timeZone: string
  readonly isOpen: boolean
  readonly overlaps: boolean
  readonly isSubmitting: boolean
  readonly onOpen: (submission: TimeSheetSubmission) => void
  readonly onSubmit: (ids: readonly string[]) => void
}

/** An entry's times, project, duration and state; opens by click and keyboard. */
export function AgendaEntry(props: AgendaEntryProps) {
  const { submission, shown, timeZone, isOpen, overlaps, isSubmitting, onOpen, onSubmit } = props
  const { from, to, task, comment, request, can } = submission
  return (
    <Row as="li" className={classes.entry} data-open={isOpen || undefined}>
      <UnstyledButton className={classes.main} onClick={() => onOpen(submission)}>
        <Text size={13} tone="second" figures className={classes.when} data-unspecified={to === undefined || undefined}>
          {to === undefined ? UNSPECIFIED_TIME : `${clockText(from, timeZone)} – ${clockText(to, timeZone)}`}
        </Text>
        <span className={classes.logo}>
          <LoggedLogo of={submission} />
        </span>
        <EntryText title={titleOfLogged(submission)} task={task?.title} comment={comment}>
          {overlaps && (
            <Row
              as="span"
              inline
              align="stretch"
              tone="warning"
              role="img"
              aria-label="Overlaps with another entry"
              title="Overlaps with another entry"
            >
              <IconAlertTriangle size={14} stroke={2} aria-hidden />
            </Row>
          )}
        </EntryText>
        <span className={classes.duration} data-denied={request.state === 'denied' || undefined}>
          {formatDuration(shown ?? 0)}
        </span>
        <span className={classes.state}>
          <StatusBadge state={request.state} short />
        </span>
      </UnstyledButton>
      <Text rigid tone="third" className={classes.action}>
        {can.submit && (
          <ActionIcon
            size="sm"
            aria-label={`Submit ${describeSubmission(submission)}`}
            title="Submit"
            disabled={isSubmitting}
            onClick={() => onSubmit([submission.id])}
          >
            <IconSend size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
      </Text>
    </Row>
  )
}

interface RunningEntryProps {
  readonly timer: TimeTracker
  readonly seconds: number
  readonly shown: number | undefined
  readonly timeZone: string
}

/** A running timer; it is changed and stopped in the timer center. */
export function RunningEntry({ timer, seconds, shown, timeZone }: RunningEntryProps) {
  const now = Date.parse(timer.startDate) + seconds * 1000
  const wasLeft = timer.proposedEndDate !== null
  return (
    <Row as="li" className={classes.entry}>
      <div className={classes.main}>
        <Text size={13} tone="second" figures className={classes.when}>
          {startText(timer.startDate, timeZone, now)} – now
        </Text>
        <span className={classes.logo}>
          <LoggedLogo of={timer} />
        </span>
        <EntryText
          title={timerName(timer)}
          task={timer.task?.title}
          comment={timer.comment === '' ? 'Running: no comment yet' : timer.comment}
        />
        <span className={classes.duration}>{formatDuration(shown ?? 0)}</span>
        <span className={classes.state}>
          <span className={classes.running} data-left={wasLeft || undefined}>
            {wasLeft ? 'Left running?' : 'Running'}
          </span>
        </span>
      </div>
      <Text rigid tone="third" className={classes.action} />
    </Row>
  )
}

interface EntryTextProps {
  readonly title: string
  readonly task: string | undefined
  readonly comment: string
  readonly children?: ReactNode
}

function EntryText({ title, task, comment, children }: EntryTextProps) {
  return (
    <Stack as="span" shrinks className={classes.text}>
      <Row as="span" gap="6px" align="baseline" shrinks>
        <Text weight="semi" ellipsis className={classes.project}>
          {title}
        </Text>
        {task && (
          <Text shrinks tone="third" letters={13} ellipsis>
            {task}
          </Text>
        )}
        {children}
      </Row>
      <Text size={13} tone="second" ellipsis className={classes.comment} data-none={comment === '' || undefined}>
        {comment === '' ? '–' : comment}
      </Text>
    </Stack>
  )
}
