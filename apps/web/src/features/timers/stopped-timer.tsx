import { ActionIcon } from '@mantine/core'
import type { TimeTracker } from '@praxis/contract/time/time-trackers'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconClockCheck, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { icon } from '../../ui/icon'
import { Row, Text } from '../../ui/layout/box'
import { ActionMenu } from '../../ui/menus/action-menu'
import { LoggedLogo } from '../loggables/logged-logo'
import { useReadersTimeZone } from '../reader/readers-time'
import { secondsSince } from './timer-clock'
import { startText, timerName, timerTitle } from './timer-words'
import classes from './timers.module.css'
import { useTimers } from './timers-context'
import { useServerNow } from './use-server-now'

/** The fields for another timer of the same work. */
const subjectOf = ({ projectID, opportunityID, task, comment, isChargeable, tags }: TimeTracker) => ({
  projectID,
  opportunityID,
  taskID: task?.id ?? null,
  comment,
  isChargeable,
  tags,
})

/** A stopped timer whose time is not logged yet. */
export function StoppedTimer({ timer }: { timer: TimeTracker }) {
  const { open, ask } = useTimers()
  const timeZone = useReadersTimeZone()
  const now = useServerNow(false)
  const name = timerTitle(timer)
  const seconds = secondsSince(timer.startDate, Date.parse(timer.endDate ?? ''))
  return (
    <Row as="li" className={classes.stoppedTimer} gap="10px" aria-label={name}>
      <LoggedLogo of={timer} />
      <span className={classes.names}>
        <b>
          {timerName(timer)}
          {timer.task && (
            <Text tone="third" weight="normal">
              {' '}
              {timer.task.title}
            </Text>
          )}
        </b>
        <span>
          {seconds === undefined ? 'N/A' : formatDuration(seconds)} since {startText(timer.startDate, timeZone, now)}
        </span>
      </span>
      <ActionIcon aria-label={`Log time of ${name}`} title="Log time" onClick={() => open({ kind: 'log', timer })}>
        <IconClockCheck {...icon} />
      </ActionIcon>
      <ActionMenu
        label={`Actions for ${name}`}
        actions={[
          { label: 'Log time', icon: <IconClockCheck {...icon} />, onSelect: () => open({ kind: 'log', timer }) },
          { label: 'Resume', icon: <IconPlayerPlay {...icon} />, onSelect: () => ask(subjectOf(timer)) },
          {
            label: 'Delete',
            icon: <IconTrash {...icon} />,
            danger: true,
            onSelect: () => open({ kind: 'delete', timer }),
          },
        ]}
      />
    </Row>
  )
}
