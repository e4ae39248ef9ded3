import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { durationOf, momentsOf, type TimeValues, timeText } from './submission-values'

const isTyped = (duration: number | null): duration is number => duration !== null && !Number.isNaN(duration)

/** The times with a typed duration turned into their end, as soon as the beginning is known. */
function withEnd(values: TimeValues, timeZone: string): TimeValues {
  const { duration } = values
  const { from } = momentsOf(values, timeZone)
  if (values.isUnspecified || !isTyped(duration) || !from) return values
  const to = new Date(from.getTime() + duration * 1000)
  return { ...values, toDay: dayInTimeZone(to, timeZone), toTime: timeText(to, timeZone), duration: null }
}

/** The times after some of them were typed; a typed end replaces a duration typed before. */
export const afterTimes = (values: TimeValues, typed: Partial<TimeValues>, timeZone: string): TimeValues =>
  withEnd({ ...values, ...(typed.toTime && { duration: null }), ...typed }, timeZone)

/** The times after a duration was typed, which may be text that cannot be read. */
export const afterTypedDuration = (values: TimeValues, duration: number | null, timeZone: string): TimeValues =>
  withEnd({ ...values, duration, ...(!values.isUnspecified && duration === null && { toTime: null }) }, timeZone)

/** The values after choosing whether there is a time of day; what is known of the one gives the other. */
export function afterChoice(values: TimeValues, isUnspecified: boolean, timeZone: string): TimeValues {
  if (!isUnspecified) return withEnd({ ...values, isUnspecified }, timeZone)
  const seconds = durationOf(values, timeZone)
  return { ...values, isUnspecified, duration: seconds !== undefined && seconds > 0 ? seconds : values.duration }
}

/** The duration that the field shows; none while the end comes first. */
export const shownDuration = (values: TimeValues, timeZone: string): number | null => {
  if (values.isUnspecified || values.duration !== null) return values.duration
  const seconds = durationOf(values, timeZone)
  return seconds === undefined || seconds < 0 ? null : seconds
}
