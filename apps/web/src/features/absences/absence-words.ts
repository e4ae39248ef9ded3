import type { DatePart } from '@praxis/contract/absences/absence-rules'
import type { Absence, AbsenceSpan } from '@praxis/contract/absences/absence-shapes'
import type { Day } from '@praxis/domain/calendar/day'
import { daysText } from '../../ui/dates/days-text'
import { periodText } from '../approvals/approval-group'
import type { AbsenceState } from './absence-states'

export const PART_WORDS: Readonly<Record<DatePart, string>> = { fullDay: 'Full day', am: 'AM', pm: 'PM' }

export const weekdayText = (day: Day, length: 'short' | 'long' = 'short'): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { weekday: length, timeZone: 'UTC' })

/** The weekdays of an absence: 'Mon', 'Tue – Thu', 'Fri, PM'. */
export function weekdaysText({ from, to, datePart }: AbsenceSpan): string {
  if (datePart !== 'fullDay') return `${weekdayText(from)}, ${PART_WORDS[datePart]}`
  return from === to ? weekdayText(from) : `${weekdayText(from)} – ${weekdayText(to)}`
}

/** '29/12 – 31/12/2026', '02/12/2026 PM'. */
export const spanText = ({ from, to, datePart }: AbsenceSpan): string =>
  datePart === 'fullDay' ? periodText(from, to) : `${periodText(from, to)} ${PART_WORDS[datePart]}`

/** The absence in one phrase: 'Annual leave, 29/12 – 31/12/2026'. */
export const nameOf = ({ reason, ...span }: Pick<Absence, 'reason' | keyof AbsenceSpan>): string =>
  `${reason.name}, ${spanText(span)}`

export const STATE_WORDS: Readonly<Record<AbsenceState, string>> = {
  waitingForApproval: 'Waiting',
  approved: 'Approved',
  denied: 'Denied',
  cancelled: 'Cancelled',
}

/** The state of an absence; a cancelled one counts nowhere although its request was approved. */
export const stateOf = ({ request: { state, cancelledAt } }: Pick<Absence, 'request'>): AbsenceState =>
  cancelledAt === null ? state : 'cancelled'

/** Whether the absence counts: it is approved, or may still be. */
export const counts = (absence: Absence): boolean => {
  const state = stateOf(absence)
  return state === 'approved' || state === 'waitingForApproval'
}

/** What it takes of the person's days; what was denied or cancelled takes nothing. */
export const costOf = (absence: Absence): number => (counts(absence) ? absence.days : 0)

export const sumText = (absences: readonly Absence[]): string =>
  daysText(absences.reduce((sum, absence) => sum + costOf(absence), 0))
