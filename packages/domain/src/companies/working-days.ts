import { addDays, type Day, daysBetween, partsOfDay, weekdayOf } from '../calendar/day'

export interface WorkingMonth {
  /** The month as YYYY-MM. */
  readonly month: string
  readonly workingDays: number
}

/** How many calendar months two days touch, both included. */
export const monthsTouched = (from: Day, to: Day): number => {
  const [first, last] = [partsOfDay(from), partsOfDay(to)]
  return (last.year - first.year) * 12 + last.month - first.month + 1
}

/** Counts by month, from one day to another, both included, the days of the working week that are no bank holidays. */
export const workingDaysByMonth = (
  { from, to }: { readonly from: Day; readonly to: Day },
  workingWeek: readonly number[],
  bankHolidays: ReadonlySet<Day>,
): WorkingMonth[] => {
  const counts = new Map<string, number>()
  const days = daysBetween(from, to) + 1
  for (let index = 0; index < days; index += 1) {
    const day = addDays(from, index)
    const month = day.slice(0, 7)
    const isWorkingDay = workingWeek.includes(weekdayOf(day)) && !bankHolidays.has(day)
    counts.set(month, (counts.get(month) ?? 0) + (isWorkingDay ? 1 : 0))
  }
  return [...counts].map(([month, workingDays]) => ({ month, workingDays }))
}
