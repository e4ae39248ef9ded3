import { LONGEST_PLANNING_DAYS, type PlanningLevel } from '@praxis/contract/planning/planning-rules'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { type Day, daysBetween } from '@praxis/domain/calendar/day'
import { snappedRange } from '@praxis/domain/planning/intervals'
import { invalidField } from '../../../platform/refusal'

interface AskedDays {
  readonly fromDate?: Day | undefined
  readonly toDate?: Day | undefined
  readonly level: PlanningLevel
}

/** The days that planning is asked for: whole weeks or months at those levels. A day left out is that of the usual range. */
export const planningRange = ({ fromDate, toDate, level }: AskedDays, usual: DateRange): DateRange => {
  const from = fromDate ?? usual.from
  const to = toDate ?? usual.to
  if (to < from) throw invalidField('toDate', 'Invalid Date')
  if (daysBetween(from, to) >= LONGEST_PLANNING_DAYS)
    throw invalidField('toDate', `Maximum of ${LONGEST_PLANNING_DAYS} days`)
  return snappedRange({ from, to }, level)
}
