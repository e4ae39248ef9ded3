import { type Day, endOfMonth, startOfMonth } from '../calendar/day'
import { workingDaysByMonth } from '../companies/working-days'
import { roundedQuotient } from '../money/rounded-quotient'
import { monthOf } from './plan-months'

/** The days of a plan, and which of them are worked on. */
export interface PlanCalendar {
  readonly startDate: Day
  readonly endDate: Day
  readonly workingWeek: readonly number[]
  readonly bankHolidays: ReadonlySet<Day>
}

/** The working days of a month that lie in the plan, and how many of them have gone by. */
export interface MonthGone {
  readonly gone: number
  readonly of: number
}

/** The working days of the plan up to a day, which has gone by itself; none before the plan begins. */
export const workingDaysUpTo = (calendar: PlanCalendar, from: Day, to: Day): number => {
  const first = from > calendar.startDate ? from : calendar.startDate
  const last = to < calendar.endDate ? to : calendar.endDate
  if (first > last) return 0
  return workingDaysByMonth({ from: first, to: last }, calendar.workingWeek, calendar.bankHolidays).reduce(
    (sum, { workingDays }) => sum + workingDays,
    0,
  )
}

/** How much of the month that holds a day has gone by at its end. */
export const monthGone = (calendar: PlanCalendar, day: Day): MonthGone => ({
  gone: workingDaysUpTo(calendar, startOfMonth(day), day),
  of: workingDaysUpTo(calendar, startOfMonth(day), endOfMonth(day)),
})

/** What is planned of a month up to a day: a month without any working day is planned for its first. */
export const amountToDate = (amount: number, month: string, day: Day, { gone, of }: MonthGone): number => {
  if (month !== monthOf(day)) return month < monthOf(day) ? amount : 0
  return of === 0 ? amount : roundedQuotient(BigInt(amount) * BigInt(gone), BigInt(of))
}
