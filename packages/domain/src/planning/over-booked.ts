import type { Load } from '@praxis/contract/planning/planning-shapes'
import type { Day } from '../calendar/day'

type HardLoad = Pick<Load, 'hard' | 'capacity'>

/** By how much hard bookings exceed the capacity of an interval; soft ones may still go away. */
export const overBookedSeconds = ({ hard, capacity }: HardLoad): number => Math.max(hard - capacity, 0)

/** The intervals in which somebody is over-booked, and by how much. A person is over-booked if there is any. */
export const overBookedIntervals = (loads: ReadonlyMap<Day, HardLoad>): { from: Day; seconds: number }[] =>
  [...loads].flatMap(([from, load]) => {
    const seconds = overBookedSeconds(load)
    return seconds > 0 ? { from, seconds } : []
  })
