import type { WeekOfRole } from '@praxis/contract/plans/resource-plan'
import { sumsByWeek } from '../bookings/week-grid'
import type { WorkDays } from '../bookings/work-days'
import { type Day, daysBetween, endOfWeek, startOfWeek } from '../calendar/day'
import { spread } from './spread'

/** Hours are typed with two decimals: in hundredths, they sum exactly. */
const SECONDS_OF_HUNDREDTH = 36

const hundredthsOfHours = (hours: number): number => Math.round(hours * 100)

export const hoursOfSeconds = (seconds: number): number => Math.round(seconds / SECONDS_OF_HUNDREDTH) / 100

export const secondsOfHours = (hours: number): number => hundredthsOfHours(hours) * SECONDS_OF_HUNDREDTH

interface RowDates {
  readonly startDate: Day | null
  readonly endDate: Day | null
  readonly bookings: readonly WeekOfRole[]
}

/** The dates of a row, with all weeks that hours were typed in; undefined for one that has neither. */
export const datesOfRow = ({ startDate, endDate, bookings }: RowDates): { from: Day; to: Day } | undefined => {
  const typed = bookings.filter(({ numberOfHours }) => numberOfHours > 0).map(({ monday }) => startOfWeek(monday))
  const [first, last] = [typed.toSorted()[0], typed.toSorted().at(-1)]
  const from = startDate !== null && (!first || startDate <= endOfWeek(first)) ? startDate : first
  const to = endDate !== null && (!last || endDate >= last) ? endDate : last && endOfWeek(last)
  const [start, end] = [from ?? to, to ?? from]
  return start !== undefined && end !== undefined && start <= end ? { from: start, to: end } : undefined
}

/** The days with capacity in each week between two dates. */
export const carryingDaysByWeek = (dates: { readonly from: Day; readonly to: Day }, days: WorkDays) => {
  const first = daysBetween(days.from, dates.from)
  const carries = days.capacity.slice(Math.max(first, 0), first + daysBetween(dates.from, dates.to) + 1)
  return sumsByWeek(
    dates.from,
    carries.map((seconds) => (seconds > 0 ? 1 : 0)),
  ).map(({ monday, seconds }) => ({ monday, days: seconds }))
}

/** Hours over the weeks between two dates by their working days, without losing any. */
export const spreadHours = (
  weeks: readonly WeekOfRole[],
  dates: { readonly from: Day; readonly to: Day },
  days: WorkDays,
): WeekOfRole[] => {
  const total = weeks.reduce((sum, { numberOfHours }) => sum + hundredthsOfHours(numberOfHours), 0)
  const byWeek = carryingDaysByWeek(dates, days)
  const parts = spread(
    total,
    byWeek.map((week) => week.days),
  )
  return byWeek.flatMap(({ monday }, index) => {
    const part = parts[index] ?? 0
    return part === 0 ? [] : [{ monday, numberOfHours: part / 100 }]
  })
}
