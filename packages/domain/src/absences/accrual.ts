import { addMonths, type Day } from '../calendar/day'
import { type EntitlementPart, exactEntitlement } from './entitlement'
import type { HolidayYear } from './holiday-years'

const MONTHS_OF_YEAR = 12

/** The first days employed in each month of the holiday year, on which one of equal parts of the entitlement comes. */
const accrualDays = (parts: readonly EntitlementPart[], { startDate, endDate }: HolidayYear): Day[] => {
  const months = Array.from({ length: MONTHS_OF_YEAR }, (_, index) => addMonths(startDate, index))
  return months.flatMap((from, index) => {
    const next = months[index + 1]
    const part = parts.find((each) => each.to >= from && (next === undefined || each.from < next))
    if (!part || from > endDate) return []
    return [part.from > from ? part.from : from]
  })
}

/** What of a year's entitlement has come by the end of a day, rounded up to the half day. */
export const accruedOn = (parts: readonly EntitlementPart[], year: HolidayYear): ((day: Day) => number) => {
  const days = accrualDays(parts, year)
  const { numerator, denominator } = exactEntitlement(parts)
  return (day) => {
    const come = days.filter((each) => each <= day).length
    return come === 0 ? 0 : Math.ceil((numerator * come) / (denominator * days.length))
  }
}
