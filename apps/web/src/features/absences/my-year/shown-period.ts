import type { YearOfLeave } from '@praxis/contract/absences/leave-balance'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { type HolidayYears, holidayYearOf } from '@praxis/domain/calendar/date-range-presets'
import { addDays, type Day, daysBetween, formatDay } from '@praxis/domain/calendar/day'

const asRange = ({ startDate, endDate }: Omit<YearOfLeave, 'year'>): DateRange => ({ from: startDate, to: endDate })

const isSame = (one: DateRange, other: DateRange): boolean => one.from === other.from && one.to === other.to

/**
 * The holiday year that holds a day: one that the server knows of, since a change of its start leaves an odd one behind;
 * beyond those, as the year that runs.
 */
function yearAt(day: Day, years: readonly YearOfLeave[], { current, last }: HolidayYears): DateRange {
  const known = [...years.map(asRange), current, last].find(({ from, to }) => from <= day && day <= to)
  return known ?? holidayYearOf(day, current.from)
}

export const isHolidayYear = (period: DateRange, years: readonly YearOfLeave[], known: HolidayYears): boolean =>
  isSame(yearAt(period.from, years, known), period)

/** The period before or after one: the holiday year beside a holiday year, otherwise as many days. */
export function periodBeside(
  period: DateRange,
  step: 1 | -1,
  years: readonly YearOfLeave[],
  known: HolidayYears,
): DateRange {
  const edge = step === 1 ? addDays(period.to, 1) : addDays(period.from, -1)
  if (isHolidayYear(period, years, known)) return yearAt(edge, years, known)
  const length = daysBetween(period.from, period.to)
  return step === 1 ? { from: edge, to: addDays(edge, length) } : { from: addDays(edge, -length), to: edge }
}

/** The day whose holiday year's leave is shown beside a period: today where it lies in it, otherwise its first day. */
export const dayShown = ({ from, to }: DateRange, today: Day): Day => (from <= today && today <= to ? today : from)

/** '2026' for a calendar year, '2026/27' for a holiday year over two, otherwise its days. */
export function titleOf({ from, to }: DateRange, isYear: boolean): string {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  if (isYear) return first === last ? first : `${first}/${last.slice(2)}`
  return `${formatDay(from)} – ${formatDay(to)}`
}
