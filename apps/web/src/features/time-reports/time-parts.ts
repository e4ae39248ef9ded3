import type { TimeFigures } from '@praxis/contract/time-sheet-shapes'
import { hoursOfDuration } from '@praxis/domain/durations/duration'
import type { ChartPart } from '../../ui/charts/chart-parts'

/** What logged time is made of, in the colours of the states. */
export const TIME_PARTS = [
  { id: 'approvedTime', word: 'Approved', colour: 'var(--st-approved)' },
  { id: 'waitingForApprovalTime', word: 'Waiting', colour: 'var(--st-waiting)' },
  { id: 'unsubmittedTime', word: 'Unsubmitted', colour: 'var(--st-unsubmitted)' },
] as const satisfies readonly ChartPart[]

/** In hours, as charts show them. */
export const hoursByPart = (figures: TimeFigures): Record<string, number> =>
  Object.fromEntries(TIME_PARTS.map(({ id }) => [id, hoursOfDuration(figures[id])]))
