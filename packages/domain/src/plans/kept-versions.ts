import { addDays, addMonths, type Day, startOfMonth, startOfWeek } from '../calendar/day'

const DAYS_KEPT_DAILY = 90
const MONTHS_KEPT_WEEKLY = 24

/** Versions up to this day may be thinned. */
export const lastDayToThin = (today: Day): Day => addDays(today, -DAYS_KEPT_DAILY - 1)

const lastBy = (days: readonly Day[], groupOf: (day: Day) => Day): Day[] => {
  const last = new Map<Day, Day>()
  for (const day of days) if (day > (last.get(groupOf(day)) ?? '')) last.set(groupOf(day), day)
  return [...last.values()]
}

/**
 * The days of versions that are no longer kept: for ninety days each stays, then the last of each week and month, and
 * after two years the last of each month.
 */
export const versionsToDrop = (days: readonly Day[], today: Day): Day[] => {
  const old = days.filter((day) => day <= lastDayToThin(today))
  const weeklySince = addMonths(today, -MONTHS_KEPT_WEEKLY)
  const weekly = lastBy(old, startOfWeek).filter((day) => day >= weeklySince)
  const kept = new Set([...weekly, ...lastBy(old, startOfMonth)])
  return old.filter((day) => !kept.has(day))
}
