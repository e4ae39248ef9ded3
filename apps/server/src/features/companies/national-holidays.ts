import { addDays, type Day, weekdayOf } from '@praxis/domain/calendar/day'
import type Holidays from 'date-holidays'
import type { HolidaysTypes } from 'date-holidays'

export interface NationalHoliday {
  readonly date: Day
  readonly name: string
}

export interface HolidayRegion {
  readonly code: string
  readonly name: string
}

/** The calendars are loaded late, as they take a while and not every process needs them. */
const loadCalendars = async (): Promise<typeof Holidays> => (await import('date-holidays')).default

/** The calendars cover these years; outside them there are no national holidays. */
const FIRST_YEAR = 1970
const LAST_YEAR = 2100

/** Countries in which a holiday on a weekend is moved to a weekday, rather than having a second day there. */
const movesHolidays = new Set(['GB'])

const DAY_MS = 86_400_000
/** Changing clocks make a day an hour shorter; a much shorter one is a half holiday, which we do not count. */
const SHORTEST_DAY_MS = 0.9 * DAY_MS

const daysOf = ({ date, start, end, name }: HolidaysTypes.Holiday): NationalHoliday[] => {
  const length = end.getTime() - start.getTime()
  if (length < SHORTEST_DAY_MS) return []
  const first = date.slice(0, 10)
  return Array.from({ length: Math.max(1, Math.round(length / DAY_MS)) }, (_, index) => ({
    date: addDays(first, index),
    name,
  }))
}

const isWeekend = (day: Day): boolean => [1, 7].includes(weekdayOf(day))

const computeHolidays = async (country: string, region: string, year: number): Promise<readonly NationalHoliday[]> => {
  const Calendar = await loadCalendars()
  const calendar = new Calendar(country, region, { types: ['public'], languages: ['en'] })
  // A country without a calendar has no rules to ask.
  if (calendar.getRules().length === 0) return []
  const found = calendar.getHolidays(year).filter(({ type }) => type === 'public')
  const days = found.flatMap(daysOf).filter(({ date }) => !(movesHolidays.has(country) && isWeekend(date)))
  const byDate = new Map<Day, NationalHoliday>()
  for (const day of days) if (!byDate.has(day.date)) byDate.set(day.date, day)
  return [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** More calendars than a process needs; one that is dropped is computed again in milliseconds. */
const MOST_REMEMBERED = 2000
const remembered = new Map<string, Promise<readonly NationalHoliday[]>>()

const holidaysOfYear = (country: string, region: string, year: number): Promise<readonly NationalHoliday[]> => {
  const key = `${country} ${region} ${year}`
  const known = remembered.get(key)
  if (known) return known
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  const computed = computeHolidays(country, region, year)
  remembered.set(key, computed)
  return computed
}

/** Public holidays of a country and a part of it between two days, both included, in their order. */
export const nationalHolidays = async (
  country: string,
  region: string,
  from: Day,
  to: Day,
): Promise<NationalHoliday[]> => {
  const first = Math.max(Number(from.slice(0, 4)), FIRST_YEAR)
  const last = Math.min(Number(to.slice(0, 4)), LAST_YEAR)
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  const calendars = await Promise.all(years.map((year) => holidaysOfYear(country, region, year)))
  return calendars.flat().filter(({ date }) => date >= from && date <= to)
}

/** The parts of a country that have holidays of their own, by name. */
export const holidayRegionsOf = async (country: string): Promise<HolidayRegion[]> => {
  const Calendar = await loadCalendars()
  const states: Record<string, string> | undefined = new Calendar().getStates(country, 'en')
  return Object.entries(states ?? {})
    .map(([code, name]) => ({ code, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
