import { LONGEST_SUBMISSION_SECONDS } from '@praxis/contract/time/time-sheet-shapes'
import { type Day, isDay } from '../calendar/day'
import { dayInTimeZone } from '../calendar/day-in-time-zone'

/** Time as it goes over the wire: without an end, `from` is the day at 00:00 UTC, and the duration is given. */
export interface GivenTime {
  readonly from: string
  readonly to?: string | null | undefined
  readonly duration?: number | undefined
}

/** Time as it is stored: its times of day are both set or both null. */
export interface SubmissionTime {
  readonly day: Day
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly duration: number
}

export interface TimeProblem {
  readonly field: 'from' | 'to' | 'duration'
  readonly message: string
}

/** Time is logged only for days between these, so that weeks and months around them stay within the calendar. */
export const EARLIEST_LOGGABLE_DAY: Day = '1900-01-01'
export const LATEST_LOGGABLE_DAY: Day = '2199-12-31'
export const isLoggableDay = (day: Day): boolean => day >= EARLIEST_LOGGABLE_DAY && day <= LATEST_LOGGABLE_DAY
const problem = (field: TimeProblem['field'], message: string) => ({ problem: { field, message } })

const dayOf = (from: Date, timeZone: string): Day | undefined => {
  const day = from.getUTCFullYear() > 0 ? dayInTimeZone(from, timeZone) : ''
  return isDay(day) && isLoggableDay(day) ? day : undefined
}

/** When time was worked, on which day (of the person who worked it), and how long; or what is wrong with it. */
export const submissionTime = (
  { from, to, duration }: GivenTime,
  timeZone: string,
): SubmissionTime | { readonly problem: TimeProblem } => {
  const start = new Date(from)
  if (Number.isNaN(start.getTime())) return problem('from', 'Invalid Date')
  if (to === undefined || to === null) {
    const day = dayOf(start, 'UTC')
    // A day has no time zone: any other time than its beginning would be a time of day.
    if (!day || start.getTime() !== Date.parse(day)) return problem('from', 'Invalid Date')
    if (duration === undefined) return problem('duration', 'Duration is required')
    if (duration <= 0 || duration > LONGEST_SUBMISSION_SECONDS) return problem('duration', 'Invalid input')
    return { day, startsAt: null, endsAt: null, duration }
  }
  const end = new Date(to)
  const day = dayOf(start, timeZone)
  if (!day) return problem('from', 'Invalid Date')
  if (Number.isNaN(end.getTime())) return problem('to', 'Invalid Date')
  const between = Math.round((end.getTime() - start.getTime()) / 1000)
  if (between <= 0) return problem('to', 'Date must be in the future')
  if (between > LONGEST_SUBMISSION_SECONDS) return problem('to', 'Invalid input')
  return { day, startsAt: start.toISOString(), endsAt: end.toISOString(), duration: between }
}
