import type { YearOfLeave } from '@praxis/contract/absences/leave-balance'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { holidayYearOf } from '@praxis/domain/calendar/date-range-presets'
import { addDays, type Day, daysBetween, formatDay } from '@praxis/domain/calendar/day'

const asRange = ({ startDate, endDate }: Omit<YearOfLeave, 'year'>): DateRange => ({ from: startDate, to: endDate })

const isSame = (one: DateRange, other: DateRange): boolean => one.from === other.from && one.to === other.to

/** Whether a period is a holiday year; years are those of the server, as far as they are known. */
export const isHolidayYear = (period: DateRange, years: readonly YearOfLeave[], start: Day): boolean =>
  years.some((year) => isSame(asRange(year), period)) || isSame(holidayYearOf(period.from, start), period)

/** The period before or after one: the holiday year beside a holiday year, otherwise as many days. */
export function periodBeside(period: DateRange, step: 1 | -1, years: readonly YearOfLeave[], start: Day): DateRange {
  const edge = step === 1 ? addDays(period.to, 1) : addDays(period.from, -1)
  if (isHolidayYear(period, years, start)) {
    const known = years.find(({ startDate, endDate }) => startDate <= edge && edge <= endDate)
    return known ? asRange(known) : holidayYearOf(edge, start)
  }
  const length = daysBetween(period.from, period.to)
  return step === 1 ? { from: edge, to: addDays(edge, length) } : { from: addDays(edge, -length), to: edge }
}

/** The holiday year whose leave is shown beside a period: that of today where today lies in it, otherwise of its first day. */
export function yearShown(period: DateRange, today: Day, start: Day): number {
  const day = period.from <= today && today <= period.to ? today : period.from
  return Number(holidayYearOf(day, start).from.slice(0, 4))
}

/** '2026' for a calendar year, '2026/27' for a holiday year over two, otherwise its days. */
export function titleOf({ from, to }: DateRange, isYear: boolean): string {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  if (isYear) return first === last ? first : `${first}/${last.slice(2)}`
  return `${formatDay(from)} – ${formatDay(to)}`
}
