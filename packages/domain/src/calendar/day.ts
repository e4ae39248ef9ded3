/** A calendar day, 'YYYY-MM-DD'. It has no time zone, and days compare as text. */
export type Day = string

export type DayFormat = 'yyyy-MM-dd' | 'dd/MM/yyyy'

const MILLISECONDS_PER_DAY = 86_400_000

const two = (value: number): string => String(value).padStart(2, '0')

const dayOf = (year: number, month: number, dayOfMonth: number): Day =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(dayOfMonth)}`

const daysInMonth = (year: number, month: number): number => {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

const checkedDay = (year: number, month: number, dayOfMonth: number): Day | undefined =>
  year >= 1 && month >= 1 && month <= 12 && dayOfMonth >= 1 && dayOfMonth <= daysInMonth(year, month)
    ? dayOf(year, month, dayOfMonth)
    : undefined

export const parseDay = (text: string, format: DayFormat = 'yyyy-MM-dd'): Day | undefined => {
  const shape = format === 'yyyy-MM-dd' ? /^(\d{4})-(\d{2})-(\d{2})$/ : /^(\d{2})\/(\d{2})\/(\d{4})$/
  const [, first, second, third] = shape.exec(text.trim()) ?? []
  return format === 'yyyy-MM-dd'
    ? checkedDay(Number(first), Number(second), Number(third))
    : checkedDay(Number(third), Number(second), Number(first))
}

/** A day as people type it: 1/2/2026, 01.02.26 and 2026-02-01 are the same day. */
export const dayFromEnteredText = (text: string): Day | undefined => {
  const iso = parseDay(text)
  if (iso) return iso
  const [, dayOfMonth, month, year] = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(text.trim()) ?? []
  return checkedDay(Number(year) + (year?.length === 2 ? 2000 : 0), Number(month), Number(dayOfMonth))
}

export const isDay = (text: string): boolean => parseDay(text) === text

interface DayParts {
  readonly year: number
  readonly month: number
  readonly dayOfMonth: number
}

export const partsOfDay = (day: Day): DayParts => {
  if (!isDay(day)) throw new RangeError(`Not a calendar day: ${day}`)
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), dayOfMonth: Number(day.slice(8)) }
}

/** A day as dd/MM/yyyy; 'N/A' when there is none. */
export const formatDay = (day: Day | null | undefined): string =>
  day && isDay(day) ? `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}` : 'N/A'

const dayNumber = (day: Day): number => {
  const { year, month, dayOfMonth } = partsOfDay(day)
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  return new Date(0).setUTCFullYear(year, month - 1, dayOfMonth) / MILLISECONDS_PER_DAY
}

const dayOfNumber = (number: number): Day => {
  const date = new Date(number * MILLISECONDS_PER_DAY)
  const day = dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
  if (!isDay(day)) throw new RangeError('The day lies outside the years 1 to 9999')
  return day
}

export const addDays = (day: Day, count: number): Day => dayOfNumber(dayNumber(day) + count)

/** How many days later `to` is than `from`. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from)

/** The same day of another month, or the month's last day when it is shorter. */
export const addMonths = (day: Day, count: number): Day => {
  const { year, month, dayOfMonth } = partsOfDay(day)
  const months = year * 12 + (month - 1) + count
  const [newYear, newMonth] = [Math.floor(months / 12), (months % 12) + 1]
  const moved = checkedDay(newYear, newMonth, Math.min(dayOfMonth, daysInMonth(newYear, newMonth)))
  if (!moved) throw new RangeError('The day lies outside the years 1 to 9999')
  return moved
}

/** Sunday is 1, Monday 2, up to Saturday, 7. */
export const weekdayOf = (day: Day): number => {
  // The first of January 1970 was a Thursday.
  const fromSunday = (dayNumber(day) + 4) % 7
  return (fromSunday < 0 ? fromSunday + 7 : fromSunday) + 1
}

/** Weeks begin on Monday. */
export const startOfWeek = (day: Day): Day => addDays(day, -((weekdayOf(day) + 5) % 7))

export const endOfWeek = (day: Day): Day => addDays(startOfWeek(day), 6)

export const startOfMonth = (day: Day): Day => {
  const { year, month } = partsOfDay(day)
  return dayOf(year, month, 1)
}

export const endOfMonth = (day: Day): Day => {
  const { year, month } = partsOfDay(day)
  return dayOf(year, month, daysInMonth(year, month))
}
