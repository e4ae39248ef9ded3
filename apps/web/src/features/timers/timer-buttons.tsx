import { ActionIcon, type ActionIconVariant, Button, type MantineSize } from '@mantine/core'
import type { TimeTracker } from '@praxis/contract/time/time-trackers'
import { IconClock, IconPlayerStopFilled, IconPlus } from '@tabler/icons-react'
import { timerTitle } from './timer-words'
import { useTimers } from './timers-context'

interface StopTimerButtonProps {
  readonly timer: TimeTracker
  readonly size?: MantineSize
  readonly variant?: ActionIconVariant
  readonly iconSize?: number
  readonly className?: string | undefined
}

export function StopTimerButton({ timer, size, variant = 'filled', iconSize = 18, className }: StopTimerButtonProps) {
  const { stop, stoppingID } = useTimers()
  return (
    <ActionIcon
      className={className ?? ''}
      {...(size && { size })}
      variant={variant}
      aria-label={`Stop timer ${timerTitle(timer)}`}
      title="Stop Timer"
      loading={stoppingID === timer.id}
      onClick={() => void stop(timer)}
    >
      <IconPlayerStopFilled size={iconSize} aria-hidden />
    </ActionIcon>
  )
}

export function StartTimerButton({ fullWidth = false }: { fullWidth?: boolean }) {
  const { ask, isStarting } = useTimers()
  return (
    <Button
      fullWidth={fullWidth}
      variant="default"
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      loading={isStarting}
      onClick={() => ask()}
    >
      Start A New Timer
    </Button>
  )
}

/** The button that opens the timers where the page has no room for them. */
export function TimerCenterButton() {
  const { open } = useTimers()
  return (
    <Button
      variant="default"
      aria-label="Timer center"
      title="Timer center"
      leftSection={<IconClock size={16} stroke={1.75} aria-hidden />}
      onClick={() => open({ kind: 'center' })}
    >
      <span data-gives-way>Timers</span>
    </Button>
  )
}
