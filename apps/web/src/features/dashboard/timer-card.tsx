import { ActionIcon } from '@mantine/core'
import type { TimeTracker } from '@praxis/contract/time/time-trackers'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Box, Grid, Row, Text } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { Arriving } from '../../ui/layout/card-stack'
import { ErrorState } from '../../ui/lists/list-states'
import { Skeleton } from '../../ui/lists/skeleton'
import { LoggedLogo } from '../loggables/logged-logo'
import { placeOfLogged } from '../loggables/submission-words'
import { useReadersTimeZone, useToday } from '../reader/readers-time'
import { StartTimerButton, StopTimerButton } from '../timers/timer-buttons'
import { clockText } from '../timers/timer-clock'
import { startText, timerName, timerTitle } from '../timers/timer-words'
import { useTimers } from '../timers/timers-context'
import { useServerNow } from '../timers/use-server-now'
import classes from './dashboard-cards.module.css'
import { lastTwoWeeksQuery } from './last-two-weeks.queries'
import { recentWork } from './recent-work'
import { weekdayText } from './weekday-text'

const MOST_RECENT = 3

/** The running timer, and what the reader worked on last, to start again. */
export function TimerCard() {
  const { all, running, error, retry } = useTimers()
  if (error)
    return (
      <Card title="Timer">
        <ErrorState text={error} onRetry={retry} />
      </Card>
    )
  return (
    <Card flush>
      <Grid gap={4} style={{ padding: 'var(--s4)' }}>
        {!all && (
          <Row gap={2} justify="between" wrap tone="third" letters={13} style={{ minHeight: 'var(--control)' }}>
            <Skeleton shape="logo" />
          </Row>
        )}
        {running.map((timer) => (
          <RunningTimer key={timer.id} timer={timer} />
        ))}
        {all && running.length === 0 && (
          <Row gap={2} justify="between" wrap tone="third" letters={13} style={{ minHeight: 'var(--control)' }}>
            <span>No timer is running</span>
            <StartTimerButton />
          </Row>
        )}
      </Grid>
      <RecentWork />
    </Card>
  )
}

function RunningTimer({ timer }: { timer: TimeTracker }) {
  const timeZone = useReadersTimeZone()
  const now = useServerNow(true)
  return (
    <Grid gap={3} className={classes.running}>
      <Row gap={2} shrinks>
        <span className={classes.live} aria-hidden />
        <span className={classes.word} data-left={timer.proposedEndDate !== null || undefined}>
          {timer.proposedEndDate === null ? 'Timer running' : 'Left running?'}
        </span>
        <span className={classes.from}>since {startText(timer.startDate, timeZone, now)}</span>
      </Row>
      <Row gap={3} shrinks>
        <LoggedLogo of={timer} />
        <span className={classes.names}>
          <b>{timerName(timer)}</b>
          <span>{timer.task?.title ?? (timer.comment || 'No comment yet')}</span>
        </span>
        <span className={classes.digits} role="timer" aria-label={`Running time of ${timerTitle(timer)}`}>
          {clockText(timer.startDate, now)}
        </span>
        <StopTimerButton timer={timer} size="md" />
      </Row>
    </Grid>
  )
}

/** What the reader worked on last; without any, or when it cannot be fetched, nothing is shown. */
function RecentWork() {
  const { ask } = useTimers()
  const { data, isPending } = useQuery(lastTwoWeeksQuery(useToday(useReadersTimeZone())))
  if (isPending) return <Arriving />
  const recent = recentWork(data?.submissions ?? [], MOST_RECENT)
  if (recent.length === 0) return null
  return (
    <>
      <Box as="h2" size={14} weight="semi" className={classes.again}>
        Start again
      </Box>
      <ul className={classes.recent} aria-label="Recent work">
        {recent.map((submission) => {
          const { id, task, day, duration } = submission
          const { projectID, opportunityID } = placeOfLogged(submission)
          const title = timerTitle(submission)
          return (
            <Row as="li" gap={2} letters={13} style={{ minHeight: 32 }} key={id}>
              <LoggedLogo of={submission} size="xs" />
              <Text grow shrinks ellipsis title={title}>
                {title}
              </Text>
              <span className={classes.from}>
                {weekdayText(day)} {formatDuration(duration)}
              </span>
              <ActionIcon
                size="sm"
                aria-label={`Start again: ${title}`}
                title="Start again"
                onClick={() => ask({ projectID, opportunityID, taskID: task?.id ?? null })}
              >
                <IconPlayerPlayFilled size={14} aria-hidden />
              </ActionIcon>
            </Row>
          )
        })}
      </ul>
    </>
  )
}
