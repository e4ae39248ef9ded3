import type { DynamicRange, PlanningLevel } from '@praxis/contract/planning/planning-rules'
import type { DateRange } from '../calendar/date-range'
import { addDays, addMonths, type Day, endOfMonth, endOfWeek, startOfMonth, startOfWeek } from '../calendar/day'

const DAYS_OF_WEEK = 7

/** The first day of the interval that a day lies in. */
export const intervalOf = (day: Day, level: PlanningLevel): Day =>
  level === 'day' ? day : level === 'week' ? startOfWeek(day) : startOfMonth(day)

const lastDayOf = (day: Day, level: PlanningLevel): Day =>
  level === 'day' ? day : level === 'week' ? endOfWeek(day) : endOfMonth(day)

/** The range with all days of the intervals that it touches. */
export const snappedRange = ({ from, to }: DateRange, level: PlanningLevel): DateRange => ({
  from: intervalOf(from, level),
  to: lastDayOf(to, level),
})

/** The first days of all intervals that a range touches. */
export const intervalsBetween = (from: Day, to: Day, level: PlanningLevel): Day[] => {
  const intervals: Day[] = []
  for (let day = intervalOf(from, level); day <= to; day = addDays(lastDayOf(day, level), 1)) intervals.push(day)
  return intervals
}

/** The range with what is loaded next at one of its edges: a week, or at month level a whole month. */
export const extendedRange = ({ from, to }: DateRange, level: PlanningLevel, edge: 'before' | 'after'): DateRange => {
  if (edge === 'before')
    return { from: level === 'month' ? addMonths(startOfMonth(from), -1) : addDays(from, -DAYS_OF_WEEK), to }
  return { from, to: level === 'month' ? endOfMonth(addMonths(startOfMonth(to), 1)) : addDays(to, DAYS_OF_WEEK) }
}

const monthsFromThisWeek = (today: Day, months: number): DateRange => {
  const from = startOfWeek(today)
  return { from, to: addDays(addMonths(from, months), -1) }
}

export const rangeOfDynamic = (dynamic: DynamicRange, today: Day): DateRange =>
  monthsFromThisWeek(today, dynamic === 'nextThreeMonth' ? 3 : 6)

export const defaultPlanningRange = (today: Day): DateRange => rangeOfDynamic('nextThreeMonth', today)

/** Two weeks from today on. */
export const defaultPersonalRange = (today: Day): DateRange => ({ from: today, to: addDays(today, 13) })
