import { UnstyledButton } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { Box, Text } from '../../ui/layout/box'
import { useReadersTimeZone } from '../reader/readers-time'
import { OtherTimers } from './other-timers'
import classes from './running-now.module.css'
import { StopTimerButton } from './timer-buttons'
import { clockText } from './timer-clock'
import { startText, timerName, timerTitle } from './timer-words'
import { useTimers } from './timers-context'
import { useFloatingPlace } from './use-floating-place'
import { useServerNow } from './use-server-now'

/** The timer started last, a pill that can be moved sideways; its names are in the top bar, on phones in the pill. */
export default function RunningNow() {
  const { running, open } = useTimers()
  const timeZone = useReadersTimeZone()
  const now = useServerNow(true)
  const place = useFloatingPlace()
  const [timer, ...others] = running
  if (!timer) return null
  const title = timerTitle(timer)
  return (
    <section ref={place.element} className={classes.floating} aria-label="Running timer" style={place.style}>
      <span
        className={classes.grip}
        role="slider"
        tabIndex={0}
        aria-label="Move the timer sideways"
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={place.percent}
        {...place.gripProps}
      >
        <IconGripVertical size={16} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.live} aria-hidden />
      <UnstyledButton
        className={classes.what}
        aria-label={`Timer ${title}: open`}
        title={title}
        onClick={() => open({ kind: 'center' })}
      >
        <b>
          {timerName(timer)}
          <OtherTimers count={others.length} />
        </b>
        <span>
          <Text figures>Since {startText(timer.startDate, timeZone, now)} · </Text>
          {timer.task?.title ?? (timer.comment || 'No comment yet')}
        </span>
      </UnstyledButton>
      <Box as="b" weight="semi" figures className={classes.digits} role="timer" aria-label={`Running time of ${title}`}>
        {clockText(timer.startDate, now)}
      </Box>
      <StopTimerButton timer={timer} className={classes.stop} />
    </section>
  )
}
