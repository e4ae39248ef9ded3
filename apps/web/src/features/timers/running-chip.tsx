import { UnstyledButton } from '@mantine/core'
import { Text } from '../../ui/layout/box'
import { OtherTimers } from './other-timers'
import classes from './running-now.module.css'
import { StopTimerButton } from './timer-buttons'
import { clockText } from './timer-clock'
import parts from './timer-parts.module.css'
import { timerName, timerTitle } from './timer-words'
import { useTimers } from './timers-context'
import { useServerNow } from './use-server-now'

/** The timer started last, in the top bar. */
export default function RunningChip() {
  const { running, open } = useTimers()
  const now = useServerNow(true)
  const [timer, ...others] = running
  if (!timer) return null
  return (
    <div className={classes.chip}>
      <UnstyledButton
        className={classes.chipOpen}
        aria-label={`Timer ${timerTitle(timer)}: open`}
        onClick={() => open({ kind: 'center' })}
      >
        <span className={parts.live} aria-hidden />
        <Text tone="first" ellipsis style={{ maxWidth: 190 }}>
          {timerName(timer)}
          <OtherTimers count={others.length} />
        </Text>
        <b className={classes.chipClock}>{clockText(timer.startDate, now)}</b>
      </UnstyledButton>
      <StopTimerButton timer={timer} size="sm" variant="subtle" iconSize={14} />
    </div>
  )
}
