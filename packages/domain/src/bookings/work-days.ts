import { type WorkingWeek, weekdays } from '@praxis/contract/company/company-settings'
import { type Day, dayNumber, daysBetween, weekdayOf } from '../calendar/day'
import { capacityOn, type WorkCalendar } from '../capacity/capacity'
import type { DayItem } from '../capacity/day-item'
import { periodsBetween } from '../people/employment-contract'

/** What each day of a stretch offers to whoever fills a role, in seconds; the first is `from`. */
export interface WorkDays {
  readonly from: Day
  /** By contract, regardless of bank holidays and absences. */
  readonly contracted: readonly number[]
  readonly capacity: readonly number[]
}

interface Stretch {
  readonly from: Day
  readonly to: Day
}

const DAYS_OF_WEEK = 7

const fillWeek = (seconds: number[], week: WorkingWeek, { from, to }: Stretch, first: number): void => {
  const days = daysBetween(from, to) + 1
  const byWeekday = weekdays.map((weekday) => week[weekday])
  let weekday = weekdayOf(from) - 1
  for (let index = 0; index < days; index += 1) {
    seconds[first + index] = byWeekday[weekday] ?? 0
    weekday = weekday === DAYS_OF_WEEK - 1 ? 0 : weekday + 1
  }
}

const noSeconds = ({ from, to }: Stretch): number[] => new Array<number>(Math.max(daysBetween(from, to) + 1, 0)).fill(0)

/** Most items are whole days of leave, of which nothing has to be counted. */
const takesAll = ({ takesTime, share }: DayItem): boolean => takesTime && share === 'fullDay'

/** The days of a person; days without anything on them are not looked at one by one, as stretches last for years. */
export const workDaysOfPerson = (calendar: WorkCalendar, stretch: Stretch): WorkDays => {
  const { from, to } = stretch
  const contracted = noSeconds(stretch)
  for (const span of calendar.contract ? periodsBetween(calendar.contract, from, to) : [])
    fillWeek(contracted, span.period.workingTimeIntervalByDay, span, daysBetween(from, span.from))
  const capacity = contracted.slice()
  const start = dayNumber(from)
  for (const [day, items] of calendar.items) {
    if (day < from || day > to) continue
    const index = dayNumber(day) - start
    if (contracted[index] !== 0) capacity[index] = items.some(takesAll) ? 0 : capacityOn(calendar, day).seconds
  }
  return { from, contracted, capacity }
}

/** The days of a role that nobody is named for: the company’s week without its bank holidays. */
export const workDaysOfCompany = (week: WorkingWeek, bankHolidays: Iterable<Day>, stretch: Stretch): WorkDays => {
  const { from, to } = stretch
  const contracted = noSeconds(stretch)
  fillWeek(contracted, week, stretch, 0)
  const capacity = [...contracted]
  for (const day of bankHolidays) if (day >= from && day <= to) capacity[daysBetween(from, day)] = 0
  return { from, contracted, capacity }
}
