import { FIRST_OF_ALL_DAYS, type HolidayYearRule } from '@praxis/domain/absences/holiday-years'
import type { Columns } from '../../../platform/database/columns'
import { rawSql } from '../../../platform/database/sql'

/** What the rules of a company's holiday years are made of. */
export interface HolidayYearsRow extends Columns<'companies', 'holiday_year_start'> {
  readonly earlierYears: readonly Columns<'earlier_holiday_years', 'until' | 'start'>[]
}

/** The columns of a HolidayYearsRow, from a company `c`. */
export const holidayYearColumns = rawSql(`
  c.holiday_year_start as "holidayYearStart",
  array(select json_build_object('until', y.until, 'start', y.start) from earlier_holiday_years y
        where y.company_id = c.company_id order by y.until) as "earlierYears"`)

/** The rules by day: each holds until the next one begins, the last one is that of the settings. */
export const holidayYearRulesOf = ({ holidayYearStart, earlierYears }: HolidayYearsRow): HolidayYearRule[] =>
  [...earlierYears.map(({ start }) => start), holidayYearStart].map((start, index) => ({
    since: earlierYears[index - 1]?.until ?? FIRST_OF_ALL_DAYS,
    start,
  }))
