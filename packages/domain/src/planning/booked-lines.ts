import type { PlanningLevel } from '@praxis/contract/planning/planning-rules'
import type { WorkDays } from '../bookings/work-days'
import type { DateRange } from '../calendar/date-range'
import type { Day } from '../calendar/day'
import { type LoadingBooking, targetLoads } from './load'

/** What the bookings of each line take of each interval, in seconds: together the lines are what the row is booked for. */
export const secondsByLine = <Key>(
  lines: ReadonlyMap<Key, readonly LoadingBooking[]>,
  days: WorkDays,
  level: PlanningLevel,
  shown: DateRange,
): Map<Key, Map<Day, number>> =>
  new Map(
    [...lines].map(([key, bookings]) => {
      const loads = targetLoads([{ bookings, days }], level, shown)
      return [key, new Map([...loads].map(([day, { hard, soft }]) => [day, hard + soft]))]
    }),
  )
