import type { TimeTracker } from '@praxis/contract/time/time-trackers'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { serverNow } from '../../api/server-clock'
import { useStoredDraft } from '../../ui/drafts/use-stored-draft'
import { attempt } from '../../ui/feedback/attempt'
import { messageOf } from '../../ui/feedback/message-of'
import { showError } from '../../ui/feedback/snackbar'
import type { TrackedTask } from '../projects/track-time-context'
import { workspaceQuery } from '../workspaces/workspaces.queries'
import { type TimerEdit, TimerEdits, type UnsavedEdits } from './timer-edits'
import { type TimerToStart, useCreateTimeTracker, useDeleteTimeTracker, useUpdateTimeTracker } from './timers.mutations'
import { timeTrackersQuery } from './timers.queries'

export type TimerSubject = Pick<
  TimerToStart,
  'projectID' | 'opportunityID' | 'taskID' | 'comment' | 'isChargeable' | 'tags'
>

/** The start of time that is logged by hand. */
export interface TimeToLog {
  readonly projectID: string | null
  readonly opportunityID?: string | null
  readonly task: TrackedTask | null
}

export type TimerDialog =
  | { readonly kind: 'center' }
  | { readonly kind: 'start'; readonly subject: TimerSubject }
  /** Logs the time of a timer, or time without one, which may begin with a project and a task. */
  | { readonly kind: 'log'; readonly timer?: TimeTracker; readonly start?: TimeToLog }
  | { readonly kind: 'delete'; readonly timer: TimeTracker }

export interface Timers {
  /** Whether the workspace has timers at all. */
  readonly isOn: boolean
  /** Absent while the timers load for the first time. */
  readonly all: readonly TimeTracker[] | undefined
  readonly running: readonly TimeTracker[]
  readonly stopped: readonly TimeTracker[]
  readonly error: string | null
  readonly retry: () => void
  /** Asks what becomes of the running timers before another is started. */
  readonly ask: (subject?: TimerSubject) => void
  readonly start: (subject: TimerSubject, stopsOthers: boolean) => Promise<void>
  readonly isStarting: boolean
  readonly edit: (id: string, edit: TimerEdit) => void
  /** Why an edit could not be saved. */
  readonly problemOf: (id: string) => string | undefined
  readonly saveAgain: (id: string) => void
  /** Saves pending edits, stops the timer and opens the card to log it. */
  readonly stop: (timer: TimeTracker, endDate?: string) => Promise<void>
  readonly stoppingID: string | undefined
  readonly remove: (timer: TimeTracker) => Promise<void>
  readonly dialog: TimerDialog | undefined
  readonly open: (dialog: TimerDialog | undefined) => void
}

const TimersContext = createContext<Timers | null>(null)

/** The module is seldom needed, and every page carries the timers. */
const refusedTimers = () => import('./gone-timer')

const isRunning = ({ endDate }: TimeTracker): boolean => endDate === undefined

/** The unsaved edits, and what they make the timers look like; edits of a timer that is gone go with it. */
function useTimerEdits(): TimerEdits {
  const queryClient = useQueryClient()
  const { mutateAsync: update } = useUpdateTimeTracker()
  const { begun, keep, drop } = useStoredDraft<UnsavedEdits>('timers')
  const [edits] = useState(
    () =>
      new TimerEdits(
        async (id, changes) => {
          try {
            await update({ id, changes })
          } catch (refusal) {
            const { isGoneTimer } = await refusedTimers()
            if (!(await isGoneTimer(queryClient, id, refusal))) throw refusal
          }
        },
        (unsaved) => (Object.keys(unsaved).length > 0 ? keep(unsaved) : drop()),
      ),
  )
  useEffect(() => {
    if (begun) edits.resume(begun.value)
  }, [edits, begun])
  useSyncExternalStore(edits.subscribe, edits.version)
  useEffect(() => {
    const save = () => edits.flushAll()
    document.addEventListener('visibilitychange', save)
    return () => {
      document.removeEventListener('visibilitychange', save)
      save()
    }
  }, [edits])
  return edits
}

/** The reader's timers, and what can be done with them from every part of the page. */
export function TimersProvider({ children }: { children: ReactNode }) {
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const isOn = workspace.company.features.timeSheet
  const { data, error, refetch } = useQuery({ ...timeTrackersQuery, enabled: isOn })
  const [dialog, open] = useState<TimerDialog>()
  const [stoppingID, setStoppingID] = useState<string>()
  const queryClient = useQueryClient()
  const edits = useTimerEdits()
  const { mutateAsync: create, isPending: isStarting } = useCreateTimeTracker()
  const { mutateAsync: update } = useUpdateTimeTracker()
  const { mutateAsync: remove } = useDeleteTimeTracker()

  const all = isOn ? data?.map((timer) => edits.shown(timer)) : []
  const running = all?.filter(isRunning) ?? []
  const stopped = all?.filter((timer) => !isRunning(timer)) ?? []
  const othersRun = running.length > 0

  const start = useCallback(
    async (subject: TimerSubject, stopsOthers: boolean) => {
      // Unsaved edits of the timers that will stop are sent first.
      edits.flushAll()
      await attempt(create({ ...subject, shouldPauseCurrentTrackers: stopsOthers }))
    },
    [create, edits],
  )
  const ask = useCallback(
    (subject: TimerSubject = {}) => {
      if (othersRun) open({ kind: 'start', subject })
      else void start(subject, true)
    },
    [othersRun, start],
  )
  const stop = useCallback(
    async (timer: TimeTracker, endDate?: string) => {
      setStoppingID(timer.id)
      const pending = await edits.take(timer.id)
      const end = endDate ?? new Date(Math.max(serverNow(), Date.parse(timer.startDate) || 0)).toISOString()
      try {
        open({ kind: 'log', timer: await update({ id: timer.id, changes: { ...pending?.changes, endDate: end } }) })
      } catch (refusal) {
        const { isGoneTimer, GONE_TIMER } = await refusedTimers()
        if (await isGoneTimer(queryClient, timer.id, refusal)) showError(GONE_TIMER)
        else {
          if (pending) edits.edit(timer.id, pending)
          showError(messageOf(refusal))
        }
      }
      setStoppingID(undefined)
    },
    [edits, update, queryClient],
  )
  const throwAway = useCallback(
    async (timer: TimeTracker) => {
      await edits.take(timer.id)
      await attempt(remove(timer.id))
    },
    [edits, remove],
  )

  const timers: Timers = {
    isOn,
    all,
    running,
    stopped,
    // Timers on screen stay there when a refetch fails.
    error: data ? null : (error?.message ?? null),
    retry: () => void refetch(),
    ask,
    start,
    isStarting,
    edit: (id, edit) => edits.edit(id, edit),
    problemOf: (id) => edits.problem(id),
    saveAgain: (id) => void edits.flush(id),
    stop,
    stoppingID,
    remove: throwAway,
    dialog,
    open,
  }
  return <TimersContext value={timers}>{children}</TimersContext>
}

export function useTimers(): Timers {
  const timers = useContext(TimersContext)
  if (!timers) throw new Error('Timers belong inside a workspace')
  return timers
}
