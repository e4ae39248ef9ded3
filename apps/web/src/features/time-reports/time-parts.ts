import type { TimeFigures } from '@praxis/contract/time/time-sheet-shapes'
import { hoursOfDuration } from '@praxis/domain/durations/duration'
import { LOGGED_PARTS } from '@praxis/domain/time/time-report-figures'

const COLOURS = {
  approved: 'var(--st-approved)',
  waitingForApproval: 'var(--st-waiting)',
  unsubmitted: 'var(--st-unsubmitted)',
} as const

/** The parts of logged time, in the colours of the states. */
export const TIME_PARTS = LOGGED_PARTS.map(({ id, word, state }) => ({ id, word, colour: COLOURS[state] }))

/** The hours of each part, as charts show them. */
export const hoursByPart = (figures: TimeFigures): Record<string, number> =>
  Object.fromEntries(TIME_PARTS.map(({ id }) => [id, hoursOfDuration(figures[id])]))
