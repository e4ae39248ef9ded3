/** A calendar day, 'YYYY-MM-DD'. It has no time zone, and days compare as text. */
export type Day = string

export type DayFormat = 'yyyy-MM-dd' | 'dd/MM/yyyy'

const MILLISECONDS_PER_DAY = 86_400_000

const two = (value: number): string => String(value).padStart(2, '0')

export interface DayParts {
  readonly year: number
  readonly month: number
  readonly dayOfMonth: number
}

const dayOf = (year: number, month: number, dayOfMonth: number): Day =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(dayOfMonth)}`

const daysInMonth = (year: number, month: number): number => {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

const exists = ({ year, month, dayOfMonth }: DayParts): boolean =>
  year >= 1 && month >= 1 && month <= 12 && dayOfMonth >= 1 && dayOfMonth <= daysInMonth(year, month)

const checkedDay = (year: number, month: number, dayOfMonth: number): Day | undefined =>
  exists({ year, month, dayOfMonth }) ? dayOf(year, month, dayOfMonth) : undefined

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

const LENGTH_OF_DAY = 10
const ZERO = 48
const DASH = 45

/** The number that two digits of a text make; below 0 where one of them is none. */
const twoDigitsAt = (text: string, place: number): number => {
  const tens = text.charCodeAt(place) - ZERO
  const ones = text.charCodeAt(place + 1) - ZERO
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NEGATIVE_INFINITY
}

/** Whatever is counted by days asks for their parts again and again, so this makes no texts of its own. */
const existingParts = (text: string): DayParts | undefined => {
  if (text.length !== LENGTH_OF_DAY || text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH) return undefined
  const year = twoDigitsAt(text, 0) * 100 + twoDigitsAt(text, 2)
  const parts = { year, month: twoDigitsAt(text, 5), dayOfMonth: twoDigitsAt(text, 8) }
  return exists(parts) ? parts : undefined
}

export const isDay = (text: string): boolean => existingParts(text) !== undefined

export const partsOfDay = (day: Day): DayParts => {
  const parts = existingParts(day)
  if (!parts) throw new RangeError(`Not a calendar day: ${day}`)
  return parts
}

/** A day as dd/MM/yyyy; 'N/A' when there is none. */
export const formatDay = (day: Day | null | undefined): string =>
  day && isDay(day) ? `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}` : 'N/A'

const DAYS_BEFORE_1970 = 719_469
/** Days before each month in years that begin in March, so that the day of leap years comes last. */
const DAYS_BEFORE_MONTH = [306, 337, 0, 31, 61, 92, 122, 153, 184, 214, 245, 275]

/** Days since 1970. */
export const dayNumber = (day: Day): number => {
  const { year, month, dayOfMonth } = partsOfDay(day)
  const marchYear = month > 2 ? year : year - 1
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400)
  return marchYear * 365 + leapDays + (DAYS_BEFORE_MONTH[month - 1] ?? 0) + dayOfMonth - DAYS_BEFORE_1970
}

const dayOfNumber = (number: number): Day => {
  const date = new Date(number * MILLISECONDS_PER_DAY)
  const year = date.getUTCFullYear()
  // A number that is far too large makes a date without a year.
  if (!(year >= 1 && year <= 9999)) throw new RangeError('The day lies outside the years 1 to 9999')
  return dayOf(year, date.getUTCMonth() + 1, date.getUTCDate())
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
