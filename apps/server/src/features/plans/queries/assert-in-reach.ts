import { addMonths, type Day } from '@praxis/domain/calendar/day'
import { invalidField } from '../../../platform/refusal'

const YEARS_IN_REACH = 20

/** A mistyped year is refused: everything that reads the plan would count the days of all centuries up to it. */
export const assertInReach = (path: string, day: Day | null, today: Day): void => {
  const months = YEARS_IN_REACH * 12
  if (day !== null && (day < addMonths(today, -months) || day > addMonths(today, months)))
    throw invalidField(path, `Date must be within ${YEARS_IN_REACH} years`)
}
