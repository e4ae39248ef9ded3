import { ActionIcon, Button } from '@mantine/core'
import { projects } from '@praxis/contract/projects'
import { IconClockPlus, IconPlayerPlay, IconPlayerStopFilled } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../api/api'
import type { MenuAction } from '../../ui/menus/action-menu'
import { useTimers } from './timers-context'

export interface TrackedTask {
  readonly id: string
  readonly title: string
}

export interface TrackTime {
  /** Opens the card to log time, on the project and the task. */
  readonly logTime: (task?: TrackedTask) => void
  /** Starts a timer; asks what becomes of one that runs. */
  readonly startTimer: (task?: TrackedTask) => void
  /** Stops the timer of this task, or of the project without a task; absent while none runs. */
  readonly stopTimerOf: (task?: TrackedTask) => (() => void) | undefined
}

const canTrackTimeQuery = (projectID: string) =>
  queryOptions({
    queryKey: ['projects', 'canTrackTime', projectID],
    queryFn: async ({ signal }) =>
      (await api.call(projects.canTrackTime, { params: { id: projectID } }, { signal })).canTrackTime,
    meta: { topics: ['projects'] },
  })

/** Time on a project, or on one's own work without one, from wherever it is shown; undefined where none may be logged. */
export function useTrackTime(projectID: string | null): TrackTime | undefined {
  const { isOn, running, ask, open, stop } = useTimers()
  const { data: mayTrack } = useQuery({
    ...canTrackTimeQuery(projectID ?? ''),
    enabled: isOn && projectID !== null,
  })
  if (!isOn || (projectID !== null && !mayTrack)) return undefined
  return {
    logTime: (task) => open({ kind: 'log', start: { projectID, task: task ?? null } }),
    startTimer: (task) => ask({ projectID, taskID: task?.id ?? null }),
    stopTimerOf: (task) => {
      const timer = running.find(
        (each) => (each.project?.id ?? null) === projectID && (each.task?.id ?? null) === (task?.id ?? null),
      )
      return timer && (() => void stop(timer))
    },
  }
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

interface TrackTimeAction extends MenuAction {
  readonly icon: ReactNode
}

/** Start or stop a timer, and log time: for a menu, or as buttons. */
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
  /** Only the pictures, where there is little room. */
  readonly compact?: boolean
}

/** For the head of a project or a task; nothing where no time may be logged. */
export function TrackTimeButtons({ projectID, task, compact = false }: TrackTimeButtonsProps) {
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
