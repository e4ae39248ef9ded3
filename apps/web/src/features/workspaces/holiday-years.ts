import type { Company } from '@praxis/contract/company/companies'
import type { HolidayYears } from '@praxis/domain/calendar/date-range-presets'

/** The company's holiday years as periods to choose. */
export const holidayYearsOf = ({
  holidayYear: { startDate, endDate },
  lastHolidayYear,
}: Pick<Company['details'], 'holidayYear' | 'lastHolidayYear'>): HolidayYears => ({
  current: { from: startDate, to: endDate },
  last: { from: lastHolidayYear.startDate, to: lastHolidayYear.endDate },
})
