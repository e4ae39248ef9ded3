import { isDay } from '@praxis/domain/calendar/day'
import { type Rule, unlessEmpty } from '@praxis/domain/validation/rule'

/** A project may end on the day it begins, not before. What is no day at all is left to `date`. */
export const notBefore = (startDate: string | null): Rule =>
  unlessEmpty((value) => {
    const day = String(value)
    if (startDate === null || !isDay(startDate) || !isDay(day)) return undefined
    return day < startDate ? 'Date must be in the future' : undefined
  })
