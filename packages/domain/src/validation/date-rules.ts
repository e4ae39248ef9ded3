import { type Day, type DayFormat, isDay, parseDay } from '../calendar/day'
import { parseTimeOfDay } from '../calendar/time-of-day'
import { type Rule, unlessEmpty } from './rule'

const INVALID_DATE = 'Invalid Date'

export const date = (format: DayFormat = 'yyyy-MM-dd'): Rule =>
  unlessEmpty((value) => (parseDay(String(value), format) === undefined ? INVALID_DATE : undefined))

/** The day must be after a given one: today, or a start day. A value that is no day at all is left to `date`. */
export const futureDate = (after: Day): Rule =>
  unlessEmpty((value) => {
    const day = String(value)
    return isDay(day) && day <= after ? 'Date must be in the future' : undefined
  })

export const timeOfDay: Rule = unlessEmpty((value) =>
  parseTimeOfDay(String(value)) === undefined ? INVALID_DATE : undefined,
)
