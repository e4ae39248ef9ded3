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

/** The months of a stretch of days. */
export interface MonthsOfStretch {
  readonly months: readonly string[]
  /** How many of the days are over when each month is. */
  readonly ends: readonly number[]
  /** The place of the month of each day. */
  readonly placeOfDay: readonly number[]
}

/** The months of so many days from one on. */
export const monthsOfStretch = (from: Day, days: number): MonthsOfStretch => {
  const months: string[] = []
  const ends: number[] = []
  const placeOfDay: number[] = []
  for (let day = from; placeOfDay.length < days; day = addMonths(startOfMonth(day), 1)) {
    const ofMonth = partsOfDay(endOfMonth(day)).dayOfMonth - partsOfDay(day).dayOfMonth + 1
    const end = Math.min(placeOfDay.length + ofMonth, days)
    while (placeOfDay.length < end) placeOfDay.push(months.length)
    months.push(monthOf(day))
    ends.push(end)
  }
  return { months, ends, placeOfDay }
}

/** Sums by month what lies on days that follow each other; all months of the stretch are there, also empty ones. */
export const sumsByMonth = (from: Day, seconds: readonly number[]): MonthOfSeconds[] => {
  const { months, ends } = monthsOfStretch(from, seconds.length)
  let index = 0
  return months.map((month, place) => {
    let sum = 0
    for (const end = ends[place] ?? 0; index < end; index += 1) sum += seconds[index] ?? 0
    return { month, seconds: sum }
  })
}
