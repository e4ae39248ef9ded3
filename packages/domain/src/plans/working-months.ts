import { type Day, endOfMonth, partsOfDay, weekdayOf } from '../calendar/day'
import { monthOf, monthsOfDays } from './plan-months'

/** The days that a company works. */
export interface CompanyDays {
  /** Weekdays, Sunday = 1. */
  readonly workingWeek: readonly number[]
  readonly bankHolidays: readonly Day[]
}

export interface PlanMonth {
  readonly month: string
  /** Working days within the plan, and in all of the month. */
  readonly workingDays: number
  readonly daysOfMonth: number
  readonly isWhole: boolean
}

const DAYS_OF_WEEK = 7

const holidaysByMonth = ({ bankHolidays }: CompanyDays): ReadonlyMap<string, ReadonlySet<number>> => {
  const months = new Map<string, Set<number>>()
  for (const day of bankHolidays) {
    const dayOfMonth = Number(day.slice(8))
    const ofMonth = months.get(monthOf(day))
    if (ofMonth) ofMonth.add(dayOfMonth)
    else months.set(monthOf(day), new Set([dayOfMonth]))
  }
  return months
}

/** The months of a plan with their working days; days are counted as numbers, as plans last for years. */
export const planMonths = (from: Day, to: Day, company: CompanyDays): PlanMonth[] => {
  const holidays = holidaysByMonth(company)
  const isWorked = Array.from({ length: DAYS_OF_WEEK }, (_, index) => company.workingWeek.includes(index + 1))
  const months = monthsOfDays(from, to)
  let weekday = weekdayOf(`${monthOf(from)}-01`) - 1
  return months.map((month, index) => {
    const lastOfMonth = partsOfDay(endOfMonth(`${month}-01`)).dayOfMonth
    const first = index === 0 ? partsOfDay(from).dayOfMonth : 1
    const last = index === months.length - 1 ? partsOfDay(to).dayOfMonth : lastOfMonth
    const off = holidays.get(month)
    let [workingDays, daysOfMonth] = [0, 0]
    for (let day = 1; day <= lastOfMonth; day += 1) {
      if (isWorked[weekday] && !off?.has(day)) {
        daysOfMonth += 1
        if (day >= first && day <= last) workingDays += 1
      }
      weekday = (weekday + 1) % DAYS_OF_WEEK
    }
    return { month, workingDays, daysOfMonth, isWhole: first === 1 && last === lastOfMonth }
  })
}
