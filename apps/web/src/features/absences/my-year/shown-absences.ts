import type { Absence } from '@praxis/contract/absences/absence-shapes'
import type { Day } from '@praxis/domain/calendar/day'
import { stateOf } from '../absence-words'
import type { MyYearSearch } from '../absences-search'

/** The absences that the filters let through. */
export const matching = (absences: readonly Absence[], { reasonID, state }: MyYearSearch): Absence[] =>
  absences.filter(
    (absence) =>
      (reasonID === undefined || absence.reason.id === reasonID) && (state === undefined || stateOf(absence) === state),
  )

/** Absences that run or lie ahead, the next one first, and those that are over, the last one first. */
export function aheadAndLately(absences: readonly Absence[], today: Day) {
  const byDay = absences.toSorted((one, other) => one.from.localeCompare(other.from))
  return {
    ahead: byDay.filter(({ to }) => to >= today),
    lately: byDay.filter(({ to }) => to < today).reverse(),
  }
}
