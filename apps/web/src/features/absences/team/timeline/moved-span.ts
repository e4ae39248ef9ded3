import type { AbsenceSpan } from '@praxis/contract/absences/absence-shapes'
import { addDays } from '@praxis/domain/calendar/day'
import type { Grip } from '../../../../ui/drag/grip-at'

/** A time moved by some days, by one of its ends or as a whole; an end never passes the other one. */
export function movedSpan({ from, to, datePart }: AbsenceSpan, grip: Grip, days: number): AbsenceSpan {
  if (grip === 'move' || datePart !== 'fullDay') return { from: addDays(from, days), to: addDays(to, days), datePart }
  if (grip === 'start') {
    const start = addDays(from, days)
    return { from: start < to ? start : to, to, datePart }
  }
  const end = addDays(to, days)
  return { from, to: end > from ? end : from, datePart }
}
