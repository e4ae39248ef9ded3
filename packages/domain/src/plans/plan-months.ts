import { addMonths, type Day, endOfMonth, partsOfDay, startOfMonth } from '../calendar/day'
import { monthsTouched } from '../companies/working-days'

export const monthOf = (day: Day): string => day.slice(0, 7)

/** The months that a stretch of days touches, as 2026-07. */
export const monthsOfDays = (from: Day, to: Day): string[] => {
  const { year, month } = partsOfDay(from)
  return Array.from({ length: Math.max(monthsTouched(from, to), 0) }, (_, index) => {
    const months = year * 12 + month - 1 + index
    return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
  })
}

export interface MonthOfSeconds {
  readonly month: string
  readonly seconds: number
}

/** A month of a stretch of days, with how many of its days the stretch has. */
export interface MonthSpan {
  readonly month: string
  readonly days: number
}

/** The months of so many days from one on. */
export const monthSpans = (from: Day, days: number): MonthSpan[] => {
  const spans: MonthSpan[] = []
  let left = days
  for (let day = from; left > 0; day = addMonths(startOfMonth(day), 1)) {
    const ofMonth = partsOfDay(endOfMonth(day)).dayOfMonth - partsOfDay(day).dayOfMonth + 1
    spans.push({ month: monthOf(day), days: Math.min(ofMonth, left) })
    left -= ofMonth
  }
  return spans
}

/** Sums by month what lies on days that follow each other; all months of the stretch are there, also empty ones. */
export const sumsByMonth = (
  from: Day,
  seconds: readonly number[],
  spans: readonly MonthSpan[] = monthSpans(from, seconds.length),
): MonthOfSeconds[] => {
  let index = 0
  return spans.map(({ month, days }) => {
    let sum = 0
    for (const end = index + days; index < end; index += 1) sum += seconds[index] ?? 0
    return { month, seconds: sum }
  })
}
