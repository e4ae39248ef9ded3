import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { inFullMinutes } from '@praxis/domain/time/time-figures'

/** The seconds shown for each entry and timer of a week, by its id. */
export type ShownTime = ReadonlyMap<string, number>

interface Measured {
  readonly id: string
  readonly seconds: number
}

const MINUTE = 60
const sumOf = (parts: readonly Measured[]) => parts.reduce((sum, { seconds }) => sum + seconds, 0)

export interface Logged extends Pick<TimeSheetSubmission, 'id' | 'day' | 'duration'> {
  readonly request: Pick<TimeSheetSubmission['request'], 'state'>
}

const byDay = (submissions: readonly Logged[]): Measured[][] => {
  const days = new Set(submissions.map(({ day }) => day))
  return [...days].map((day) =>
    submissions.filter((submission) => submission.day === day).map(({ id, duration }) => ({ id, seconds: duration })),
  )
}

/**
 * Full minutes for every entry, so that any sum is the sum of what is read: the week is rounded once, its days share
 * its minutes, and their entries those of the day. Running timers take the rest, so that no entry changes while they
 * run. Denied entries are in no sum, and shared among themselves.
 */
export function shownTime(submissions: readonly Logged[], running: readonly Measured[]): ShownTime {
  const days = byDay(submissions.filter(({ request }) => request.state !== 'denied'))
  const denied = byDay(submissions.filter(({ request }) => request.state === 'denied')).flat()
  const logged = sumOf(days.flat())
  const whole = logged + sumOf(running)
  const shown = new Map<string, number>()
  const share = (parts: readonly Measured[], minutes: number | undefined) => {
    const shares = inFullMinutes(
      parts.map(({ seconds }) => seconds),
      minutes,
    )
    for (const [index, { id }] of parts.entries()) shown.set(id, shares[index] ?? 0)
  }
  const ofDays = inFullMinutes(days.map(sumOf))
  for (const [index, day] of days.entries()) share(day, ofDays[index])
  share(denied, undefined)
  share(running, whole - (whole % MINUTE) - (logged - (logged % MINUTE)))
  return shown
}
