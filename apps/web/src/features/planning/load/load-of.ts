import type { WeightedLoad } from '@praxis/contract/planning/planning-changes'
import type { PlanningLevel } from '@praxis/contract/planning/planning-rules'
import type { InScenario } from '@praxis/contract/planning/planning-scenarios'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { endOfMonth, startOfMonth } from '@praxis/domain/calendar/day'
import { enteredTextOfDuration } from '@praxis/domain/durations/duration'
import type { ChosenEmployee } from '../../people/employee-picker'
import { weightedLoadQuery } from '../planning.queries'

/** How much of soft bookings counts: nothing, by the probability of their opportunities, or all. */
export type Band = 'hard' | 'expected' | 'all'

/** Whose load is shown: everybody’s, a team’s, or that of those with a job title. */
export interface LoadOf {
  readonly lineManager: ChosenEmployee | null
  readonly jobTitle: string
  readonly band: Band
}

export const EVERYONE: LoadOf = { lineManager: null, jobTitle: '', band: 'expected' }

/** What the load is asked of. */
export interface LoadAsked {
  readonly of: LoadOf
  readonly level: PlanningLevel
  readonly shown: DateRange
}

/** The load is asked for in whole months, so that scrolling on by a week does not ask for the whole firm again. */
export const wholeMonths = ({ from, to }: DateRange): DateRange => ({ from: startOfMonth(from), to: endOfMonth(to) })

export const loadQuery = (
  { lineManager, jobTitle }: LoadOf,
  level: PlanningLevel,
  shown: DateRange,
  inScenario: InScenario = {},
) => {
  const { from, to } = wholeMonths(shown)
  return weightedLoadQuery({
    ...inScenario,
    level,
    startDate: from,
    endDate: to,
    ...(lineManager && { lineManagerID: lineManager.id }),
    ...(jobTitle.trim() && { jobTitle: jobTitle.trim() }),
  })
}

export const loadTitle = ({ lineManager, jobTitle }: LoadOf): string =>
  [lineManager ? `Team of ${lineManager.displayName}` : 'Everyone', jobTitle.trim()].filter(Boolean).join(', ')

type Interval = WeightedLoad['intervals'][number]

/** What is left of the capacity; below 0 when more is booked than there is. */
export const freeOf = (interval: Interval, band: Band): number => interval.capacity - interval[band]

/** The free time in a few letters; a dash without capacity. */
export function freeWords(interval: Interval, band: Band): string {
  const free = freeOf(interval, band)
  if (interval.capacity === 0) return '–'
  return free < 0 ? `${wholeHours(-free)} over` : `${wholeHours(free)} free`
}

const HOUR = 3600
const wholeHours = (seconds: number): string =>
  seconds >= 10 * HOUR ? `${Math.round(seconds / HOUR)}h` : enteredTextOfDuration(seconds)
