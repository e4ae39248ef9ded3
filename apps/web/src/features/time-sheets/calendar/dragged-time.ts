import type { Day } from '@praxis/domain/calendar/day'
import { momentAt, timeOfDayInTimeZone } from '@praxis/domain/calendar/moment-in-time-zone'
import { DAY_SECONDS } from './day-segments'

/** A point of the calendar. */
export interface Place {
  readonly dayIndex: number
  /** Seconds since midnight. */
  readonly seconds: number
}

export type DragKind = 'create' | 'move' | 'start' | 'end'

export interface Drag {
  readonly kind: DragKind
  /** The time taken hold of; absent for a new one. */
  readonly span?: { readonly from: Date; readonly to: Date }
  /** Where the time was taken hold of, and where the pointer is now. */
  readonly held: Place
  readonly at: Place
}

export interface DraggedTime {
  readonly from: Date
  readonly to: Date
}

const STEP = 15 * 60

const onStep = (seconds: number): number => Math.round(seconds / STEP) * STEP
const within = (seconds: number, least: number, most: number): number => Math.min(Math.max(seconds, least), most)

function created({ held, at }: Drag, day: Day, timeZone: string): DraggedTime {
  const [one, other] = [onStep(held.seconds), onStep(at.seconds)]
  const from = within(Math.min(one, other), 0, DAY_SECONDS - STEP)
  const to = within(Math.max(one, other, from + STEP), 0, DAY_SECONDS)
  return { from: momentAt(day, from, timeZone), to: momentAt(day, to, timeZone) }
}

/** The time that a drag results in, on quarters of an hour: a new one, a moved one, or a longer or shorter one. */
export function draggedTime(drag: Drag, days: readonly Day[], timeZone: string): DraggedTime {
  const { kind, span, held, at } = drag
  const day = days[within(kind === 'create' ? held.dayIndex : at.dayIndex, 0, days.length - 1)] ?? ''
  if (!span) return created(drag, day, timeZone)
  const { from, to } = span
  if (kind === 'move') {
    const moved = timeOfDayInTimeZone(from, timeZone) + at.seconds - held.seconds
    const start = momentAt(day, within(onStep(moved), 0, DAY_SECONDS - STEP), timeZone)
    return { from: start, to: new Date(start.getTime() + to.getTime() - from.getTime()) }
  }
  // The edge moves from where it is, not from where the pointer took hold near it.
  const edgeWas = timeOfDayInTimeZone(kind === 'end' ? to : from, timeZone)
  const isMidnight = kind === 'end' && edgeWas === 0
  const moved = (isMidnight ? DAY_SECONDS : edgeWas) + at.seconds - held.seconds
  const edge = momentAt(day, within(onStep(moved), 0, DAY_SECONDS), timeZone).getTime()
  const least = STEP * 1000
  return kind === 'end'
    ? { from, to: new Date(Math.max(edge, from.getTime() + least)) }
    : { from: new Date(Math.min(edge, to.getTime() - least)), to }
}
