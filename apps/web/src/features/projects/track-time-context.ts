import { createContext } from 'react'

export interface TrackedTask {
  readonly id: string
  readonly title: string
}

export interface TrackTime {
  /** Opens the card to log time, on the project and the task. */
  readonly logTime: (task?: TrackedTask) => void
  /** Starts a timer; asks what becomes of one that is running. */
  readonly startTimer: (task?: TrackedTask) => void
  /** Stops the timer of this task, or of the project without a task; undefined while none runs. */
  readonly stopTimerOf: (task?: TrackedTask) => (() => void) | undefined
}

/** A hook: time on a project, or on one's own work without one; undefined where none may be logged. */
export type UseTrackTime = (projectID: string | null) => TrackTime | undefined

/** How time is tracked on projects and tasks, provided from above: timers stand on both features. */
export const TrackTimeContext = createContext<UseTrackTime>(() => undefined)
