import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconPlayerStopFilled } from '@tabler/icons-react'
import classes from './running-now.module.css'
import { clockText } from './timer-clock'
import { timerName, timerTitle } from './timer-words'
import { useTimers } from './timers-context'
import { useServerNow } from './use-server-now'

/** The timer started last, while one runs. */
export function TopBarTimer() {
  const { running, stop, stoppingID, open } = useTimers()
  const now = useServerNow(running.length > 0)
  const [timer, ...others] = running
  if (!timer) return null
  return (
    <div className={classes.chip}>
      <UnstyledButton
        className={classes.chipOpen}
        aria-label={`Timer ${timerTitle(timer)}: open`}
        onClick={() => open({ kind: 'center' })}
      >
        <span className={classes.live} aria-hidden />
        <span className={classes.chipName}>
          {timerName(timer)}
          {others.length > 0 && <span className={classes.more}> +{others.length}</span>}
        </span>
        <b className={classes.chipClock}>{clockText(timer.startDate, now)}</b>
      </UnstyledButton>
      <ActionIcon
        size="sm"
        aria-label={`Stop timer ${timerTitle(timer)}`}
        title="Stop Timer"
        loading={stoppingID === timer.id}
        onClick={() => void stop(timer)}
      >
        <IconPlayerStopFilled size={14} aria-hidden />
      </ActionIcon>
    </div>
  )
}
