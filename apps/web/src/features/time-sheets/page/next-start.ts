import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import type { Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { PrefilledSubmission } from '../prefilled-submission'

type Logged = Pick<TimeSheetSubmission, 'day' | 'to' | 'updatedAt'>

/**
 * The start of a new submission on a day: after the last of that day that has an end, in the way the person last
 * logged, with times or with a duration alone.
 */
export function nextStart(submissions: readonly Logged[], day: Day, timeZone: string): PrefilledSubmission {
  const last = submissions.reduce<Logged | undefined>(
    (latest, each) => (latest === undefined || each.updatedAt > latest.updatedAt ? each : latest),
    undefined,
  )
  if (last?.to === undefined) return { day }
  const ends = submissions.flatMap((each) => (each.day === day && each.to ? [each.to] : []))
  const end = ends.sort().at(-1)
  return end !== undefined && dayInTimeZone(new Date(end), timeZone) === day
    ? { from: end }
    : { day, isUnspecified: false }
}
