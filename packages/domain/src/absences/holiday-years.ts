import { addDays, addMonths, type Day, daysBetween } from '../calendar/day'
import { type CompanyYear, companyYearOf } from '../companies/company-year'

/** Holiday years begin on this day and month, as 04-01, since a day on which a year began by the rule before. */
export interface HolidayYearRule {
  readonly since: Day
  readonly start: string
}

/** The rules by day; the first holds since the first of all days. */
export type HolidayYearRules = readonly HolidayYearRule[]

export const FIRST_OF_ALL_DAYS: Day = '0001-01-01'

export interface HolidayYear extends CompanyYear {
  /** The days of a whole year from its start; a year that a change of rules cut short has fewer of its own. */
  readonly wholeYearDays: number
}

/** The holiday year that holds a day. */
export const holidayYearOn = (rules: HolidayYearRules, day: Day): HolidayYear => {
  const index = rules.findLastIndex(({ since }) => since <= day)
  const rule = rules[index]
  if (!rule) throw new RangeError('The first rule of holiday years holds since the first of all days')
  const whole = companyYearOf(day, rule.start)
  const nextSince = rules[index + 1]?.since
  const startDate = rule.since > whole.startDate ? rule.since : whole.startDate
  const endDate = nextSince !== undefined && nextSince <= whole.endDate ? addDays(nextSince, -1) : whole.endDate
  // From 28 February to 28 February of a leap year is a whole year of those that begin on the 29th.
  const isWhole = startDate === whole.startDate && endDate === whole.endDate
  const following = isWhole ? addDays(endDate, 1) : addMonths(startDate, 12)
  return { startDate, endDate, wholeYearDays: daysBetween(startDate, following) }
}

/** The holiday year called 2026 is the one whose first day lies in 2026, the later one where two do. */
export const holidayYearCalled = (rules: HolidayYearRules, year: number): HolidayYear =>
  holidayYearOn(rules, `${String(year).padStart(4, '0')}-12-31`)

export const holidayYearAfter = (rules: HolidayYearRules, { endDate }: CompanyYear): HolidayYear =>
  holidayYearOn(rules, addDays(endDate, 1))

export const holidayYearBefore = (rules: HolidayYearRules, { startDate }: CompanyYear): HolidayYear =>
  holidayYearOn(rules, addDays(startDate, -1))

/**
 * The rules with another start of years, which holds once the year of today is over: that year and those before it keep
 * their bounds. It takes the place of a change that has not begun yet.
 */
export const rulesWithStart = (rules: HolidayYearRules, start: string, today: Day): HolidayYearRule[] => {
  const begun = rules.filter(({ since }) => since <= today)
  if (begun.at(-1)?.start === start) return begun
  return [...begun, { since: addDays(holidayYearOn(begun, today).endDate, 1), start }]
}
