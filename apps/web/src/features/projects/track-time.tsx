import { ActionIcon, Button } from '@mantine/core'
import { IconClockPlus, IconPlayerPlay, IconPlayerStopFilled } from '@tabler/icons-react'
import { type ReactNode, useContext } from 'react'
import { icon } from '../../ui/icon'
import type { MenuAction } from '../../ui/menus/action-menu'
import { type TrackedTask, type TrackTime, TrackTimeContext } from './track-time-context'

interface TrackTimeAction extends MenuAction {
  readonly icon: ReactNode
}

/** The actions to start or stop a timer and to log time, for a menu or as buttons. */
export function trackTimeActions(trackTime: TrackTime | undefined, task?: TrackedTask): TrackTimeAction[] {
  if (!trackTime) return []
  const stop = trackTime.stopTimerOf(task)
  return [
    stop
      ? { label: 'Stop timer', icon: <IconPlayerStopFilled {...icon} />, onSelect: stop }
      : { label: 'Start timer', icon: <IconPlayerPlay {...icon} />, onSelect: () => trackTime.startTimer(task) },
    { label: 'Log time', icon: <IconClockPlus {...icon} />, onSelect: () => trackTime.logTime(task) },
  ]
}

interface TrackTimeButtonsProps {
  readonly projectID: string | null
  readonly task?: TrackedTask
  /** Only the icons, where there is little room. */
  readonly compact?: boolean
}

/** Buttons for the head of a project or a task; nothing where no time may be logged. */
export function TrackTimeButtons({ projectID, task, compact = false }: TrackTimeButtonsProps) {
  const useTrackTime = useContext(TrackTimeContext)
  const actions = trackTimeActions(useTrackTime(projectID), task)
  return actions.map(({ label, icon: picture, onSelect }) =>
    compact ? (
      <ActionIcon key={label} aria-label={label} title={label} onClick={onSelect}>
        {picture}
      </ActionIcon>
    ) : (
      <Button key={label} variant="default" leftSection={picture} onClick={onSelect}>
        {label}
      </Button>
    ),
  )
}
