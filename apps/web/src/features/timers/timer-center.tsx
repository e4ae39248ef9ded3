import type { TimeTracker } from '@praxis/contract/time/time-trackers'
import { IconClock } from '@tabler/icons-react'
import { Suspense } from 'react'
import { late } from '../../ui/late/late'
import { Card } from '../../ui/layout/card'
import { EmptyState, ErrorState } from '../../ui/lists/list-states'
import { Skeleton } from '../../ui/lists/skeleton'
import { StoppedTimer } from './stopped-timer'
import { StartTimerButton } from './timer-buttons'
import classes from './timers.module.css'
import { useTimers } from './timers-context'

/** Most of the time no timer runs, and its fields are many, so they are loaded when one does. */
const RunningTimer = late(
  () => import('./running-timer').then((module) => ({ default: module.RunningTimer })),
  (notice) => <li>{notice}</li>,
)

/** The reader's timers: running ones, those stopped and not logged yet, and the way to start one. */
export function TimerCenter() {
  return (
    <Card title="Timer center" flush>
      <TimerList />
    </Card>
  )
}

const wasLeftRunning = ({ proposedEndDate }: TimeTracker) => Number(proposedEndDate !== null)

/** A timer that nobody stopped in the evening comes before those that run on purpose. */
const leftRunningFirst = (running: readonly TimeTracker[]) =>
  running.toSorted((one, other) => wasLeftRunning(other) - wasLeftRunning(one))

/** The card's content, also in a dialog of its own; `wide` has room for the fields beside each other. */
export function TimerList({ wide = false }: { wide?: boolean }) {
  const { all, running, stopped, error, retry } = useTimers()
  if (error) return <ErrorState text={error} onRetry={retry} />
  if (!all) return <TimerSkeleton as="div" />
  return (
    <div className={classes.list} data-wide={wide || undefined}>
      {all.length === 0 && (
        <EmptyState
          text="Add new timers to easily track time and input time sheet"
          icon={<IconClock size={20} stroke={1.75} />}
        />
      )}
      {running.length > 0 && (
        <ul className={classes.running} aria-label="Running timers">
          {leftRunningFirst(running).map((timer) => (
            <Suspense key={timer.id} fallback={<TimerSkeleton />}>
              <RunningTimer timer={timer} wide={wide} />
            </Suspense>
          ))}
        </ul>
      )}
      {stopped.length > 0 && (
        <ul className={classes.stopped} aria-label="Stopped timers">
          {stopped.map((timer) => (
            <StoppedTimer key={timer.id} timer={timer} />
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        <StartTimerButton fullWidth />
      </div>
    </div>
  )
}

function TimerSkeleton({ as: Element = 'li' }: { as?: 'li' | 'div' }) {
  return (
    <Element className={classes.loading} aria-busy>
      <Skeleton shape="logo" index={0} />
      <Skeleton index={1} />
    </Element>
  )
}
