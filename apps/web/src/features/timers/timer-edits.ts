import type { TimeTracker, TimeTrackerChanges } from '@praxis/contract/time/time-trackers'
import { messageOf } from '../../ui/feedback/message-of'

/** An edit as the server is told of it, and as it looks until the server has answered. */
export interface TimerEdit {
  readonly changes: TimeTrackerChanges
  readonly shown: Partial<TimeTracker>
}

/** Unsaved edits, by timer. */
export type UnsavedEdits = Readonly<Record<string, TimerEdit>>

type Save = (id: string, changes: TimeTrackerChanges) => Promise<unknown>

interface EditedTimer {
  /** The edit that has not been sent yet. */
  waiting: TimerEdit | undefined
  /** The edit that was sent and is not answered yet. */
  underWay: TimerEdit | undefined
  problem: string | undefined
  pause: ReturnType<typeof setTimeout> | undefined
  saving: Promise<void>
}

const PAUSE_MS = 500

const merged = (before: TimerEdit | undefined, next: TimerEdit): TimerEdit => ({
  changes: { ...before?.changes, ...next.changes },
  shown: { ...before?.shown, ...next.shown },
})

/** Edits of timers on their way to the server: each is saved after a pause, in order, and none is lost. */
export class TimerEdits {
  readonly #timers = new Map<string, EditedTimer>()
  readonly #listeners = new Set<() => void>()
  #version = 0

  constructor(
    private readonly save: Save,
    /** Called with all unsaved edits, whenever they change. */
    private readonly onUnsaved: (edits: UnsavedEdits) => void = () => undefined,
  ) {}

  /** Goes on with edits that an earlier page did not get saved. */
  resume(edits: UnsavedEdits): void {
    for (const [id, edit] of Object.entries(edits)) this.edit(id, edit)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly version = (): number => this.#version

  shown(timer: TimeTracker): TimeTracker {
    const edited = this.#timers.get(timer.id)
    return { ...timer, ...edited?.underWay?.shown, ...edited?.waiting?.shown }
  }

  problem(id: string): string | undefined {
    return this.#timers.get(id)?.problem
  }

  edit(id: string, edit: TimerEdit): void {
    const edited = this.#of(id)
    edited.waiting = merged(edited.waiting, edit)
    edited.problem = undefined
    clearTimeout(edited.pause)
    edited.pause = setTimeout(() => void this.flush(id), PAUSE_MS)
    this.#changed()
  }

  /** Hands over the unsaved edit of a timer, to be sent with another call; it is no longer saved from here. */
  async take(id: string): Promise<TimerEdit | undefined> {
    const edited = this.#timers.get(id)
    if (!edited) return undefined
    clearTimeout(edited.pause)
    await edited.saving
    this.#timers.delete(id)
    this.#changed()
    return edited.waiting
  }

  /** Saves the waiting edit now. */
  flush(id: string): Promise<void> {
    const edited = this.#timers.get(id)
    if (!edited) return Promise.resolve()
    clearTimeout(edited.pause)
    edited.saving = edited.saving.then(() => this.#send(id, edited))
    return edited.saving
  }

  flushAll(): void {
    for (const id of this.#timers.keys()) void this.flush(id)
  }

  async #send(id: string, edited: EditedTimer): Promise<void> {
    const edit = edited.waiting
    if (!edit) return
    edited.waiting = undefined
    edited.underWay = edit
    try {
      await this.save(id, edit.changes)
    } catch (error) {
      // A failed edit is kept, so that it can be tried again; later edits stand over it.
      edited.waiting = edited.waiting ? merged(edit, edited.waiting) : edit
      edited.problem = messageOf(error)
    }
    edited.underWay = undefined
    if (!edited.waiting && this.#timers.get(id) === edited) this.#timers.delete(id)
    this.#changed()
  }

  #of(id: string): EditedTimer {
    const known = this.#timers.get(id)
    if (known) return known
    const edited: EditedTimer = {
      waiting: undefined,
      underWay: undefined,
      problem: undefined,
      pause: undefined,
      saving: Promise.resolve(),
    }
    this.#timers.set(id, edited)
    return edited
  }

  #changed(): void {
    this.#version++
    const unsaved = [...this.#timers].flatMap(([id, { underWay, waiting }]) => {
      const edit = waiting && underWay ? merged(underWay, waiting) : (waiting ?? underWay)
      return edit ? [[id, edit] as const] : []
    })
    this.onUnsaved(Object.fromEntries(unsaved))
    for (const listener of this.#listeners) listener()
  }
}
