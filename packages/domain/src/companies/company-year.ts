import { holidayYearOf } from '../calendar/date-range-presets'
import type { Day } from '../calendar/day'

export interface CompanyYear {
  readonly startDate: Day
  readonly endDate: Day
}

/** The financial or holiday year that holds a day; `start` is the day and month on which years begin, as 04-01. */
export const companyYearOf = (day: Day, start: string): CompanyYear => {
  const { from, to } = holidayYearOf(day, `2000-${start}`)
  return { startDate: from, endDate: to }
}
