import { addDays, type Day } from '../calendar/day'
import { companyYearOf } from '../companies/company-year'

export interface PlanEnds {
  readonly today: Day
  /** The day and month on which financial years begin, as 04-01. */
  readonly yearStart: string
  /** The last end date that the plan had; null if it never had one. */
  readonly lastEndDate: Day | null
}

/** The last day of an open-ended plan: the end of the financial year after the one that holds the later of today and the start. */
export const openEnd = (startDate: Day, { today, yearStart }: Pick<PlanEnds, 'today' | 'yearStart'>): Day => {
  const { endDate } = companyYearOf(startDate > today ? startDate : today, yearStart)
  return companyYearOf(addDays(endDate, 1), yearStart).endDate
}

/** The end that a plan gets which is no longer open-ended. */
export const safeEnd = (startDate: Day, ends: PlanEnds): Day =>
  ends.lastEndDate !== null && ends.lastEndDate >= startDate ? ends.lastEndDate : openEnd(startDate, ends)
