import { addDays, addMonths, type Day, endOfMonth, startOfMonth, startOfWeek } from '../calendar/day'

export type PeriodUnit = 'week' | 'month'

const units = {
  week: { startOf: startOfWeek, next: (start: Day) => addDays(start, 7) },
  month: { startOf: startOfMonth, next: (start: Day) => addMonths(start, 1) },
} as const

const startOfPeriod = (unit: PeriodUnit, day: Day): Day => units[unit].startOf(day)

export const endOfPeriod = (unit: PeriodUnit, start: Day): Day =>
  unit === 'week' ? addDays(start, 6) : endOfMonth(start)

/** The weeks or months that hold the first and the last of some days, and all between. */
export const periodsOf = (unit: PeriodUnit, days: readonly Day[]): Day[] => {
  const sorted = [...days].sort()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return []
  const periods: Day[] = []
  for (let start = startOfPeriod(unit, first); start <= last; start = units[unit].next(start)) periods.push(start)
  return periods
}

/** Sums amounts of days by the period that holds them. */
export const sumsByPeriod = <Item extends { readonly day: Day }>(
  unit: PeriodUnit,
  items: readonly Item[],
  amountOf: (item: Item) => number,
): ReadonlyMap<Day, number> => {
  const sums = new Map<Day, number>()
  for (const item of items) {
    const start = startOfPeriod(unit, item.day)
    sums.set(start, (sums.get(start) ?? 0) + amountOf(item))
  }
  return sums
}
