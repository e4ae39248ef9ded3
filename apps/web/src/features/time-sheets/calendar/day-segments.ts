import type { Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { timeOfDayInTimeZone } from '@praxis/domain/calendar/moment-in-time-zone'

export const DAY_SECONDS = 86_400

/** A part of some time that lies on one day, in seconds since midnight by the clock on the wall. */
export interface Segment {
  readonly day: Day
  readonly from: number
  readonly to: number
  /** The entry itself begins, or ends, in this part. */
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** The parts of a time by day: one across midnight is drawn on each of its days. */
export function segmentsOf(from: Date, to: Date, days: readonly Day[], timeZone: string): Segment[] {
  const [firstDay, lastDay] = [dayInTimeZone(from, timeZone), dayInTimeZone(to, timeZone)]
  const [begin, end] = [timeOfDayInTimeZone(from, timeZone), timeOfDayInTimeZone(to, timeZone)]
  return days
    .filter((day) => firstDay <= day && day <= lastDay)
    .map((day) => ({
      day,
      from: day === firstDay ? begin : 0,
      to: day === lastDay ? end : DAY_SECONDS,
      isFirst: day === firstDay,
      // A time that ends at midnight has no part on the next day.
      isLast: day === lastDay || (end === 0 && isDayBefore(day, lastDay, days)),
    }))
    .filter((segment) => segment.to > segment.from || segment.isFirst)
}

const isDayBefore = (day: Day, next: Day, days: readonly Day[]) => {
  const index = days.indexOf(day)
  return index >= 0 && (days[index + 1] === next || (index === days.length - 1 && day < next))
}
