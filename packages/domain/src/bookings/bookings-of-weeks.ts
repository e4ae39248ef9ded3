import { MOST_SECONDS_A_DAY } from '@praxis/contract/planning/planning-rules'
import { addDays, type Day, daysBetween } from '../calendar/day'
import type { BookedTime } from './booking-days'
import type { WeekOfSeconds } from './week-grid'
import type { WorkDays } from './work-days'

const DAYS_OF_WEEK = 7

interface Run {
  readonly startDate: Day
  endDate: Day
  readonly secondsPerDay: number
  /** The Monday after the last week that the run reaches, which may carry nothing. */
  next: Day
}

const carryingDays = ({ from, capacity }: WorkDays, first: Day, last: Day): number => {
  const start = daysBetween(from, first)
  let count = 0
  for (let index = start; index <= start + daysBetween(first, last); index += 1)
    if ((capacity[index] ?? 0) > 0) count += 1
  return count
}

const ofTotal = (startDate: Day, endDate: Day, totalSeconds: number): BookedTime => ({
  startDate,
  endDate,
  totalSeconds,
  secondsPerDay: null,
  percentage: null,
})
const ofRun = ({ startDate, endDate, secondsPerDay }: Run): BookedTime => ({
  startDate,
  endDate,
  secondsPerDay,
  totalSeconds: null,
  percentage: null,
})

/**
 * Weeks as few bookings that carry exactly their seconds: weeks that follow each other with the same whole seconds on
 * each day that carries are one booking, others one total each. Days outside the dates of the role are left out.
 */
export const bookingsOfWeeks = (
  weeks: readonly WeekOfSeconds[],
  dates: { readonly from: Day; readonly to: Day },
  days: WorkDays,
): BookedTime[] => {
  const bookings: BookedTime[] = []
  let run: Run | undefined
  const endRun = () => {
    if (run) bookings.push(ofRun(run))
    run = undefined
  }
  for (const { monday, seconds } of weeks.toSorted((one, other) => (one.monday < other.monday ? -1 : 1))) {
    const sunday = addDays(monday, DAYS_OF_WEEK - 1)
    const first = monday > dates.from ? monday : dates.from
    const last = sunday < dates.to ? sunday : dates.to
    if (first > last) continue
    const count = carryingDays(days, first, last)
    if (run && run.next !== monday) endRun()
    // A week without any working day is the same in every run.
    if (seconds === 0 && count === 0) {
      if (run) run.next = addDays(monday, DAYS_OF_WEEK)
      continue
    }
    const each = count === 0 ? undefined : seconds / count
    const isEven = each !== undefined && each > 0 && Number.isInteger(each) && each <= MOST_SECONDS_A_DAY
    if (!isEven || run?.secondsPerDay !== each) endRun()
    if (isEven && run) run.endDate = last
    else if (isEven) run = { startDate: first, endDate: last, secondsPerDay: each, next: monday }
    else if (seconds > 0) bookings.push(ofTotal(first, last, seconds))
    if (run) run.next = addDays(monday, DAYS_OF_WEEK)
  }
  endRun()
  return bookings
}
