import { createContext } from 'react'

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

/** A hook: time on a project, or on one's own work without one; undefined where none may be logged. */
export type UseTrackTime = (projectID: string | null) => TrackTime | undefined

/** Where projects and tasks have it from how time is tracked on them: timers stand on both. */
export const TrackTimeContext = createContext<UseTrackTime>(() => undefined)
