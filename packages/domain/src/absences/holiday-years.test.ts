import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../calendar/day'
import {
  FIRST_OF_ALL_DAYS,
  type HolidayYearRule,
  holidayYearAfter,
  holidayYearBefore,
  holidayYearCalled,
  holidayYearOn,
  rulesWithStart,
} from './holiday-years'
import { holidayYearRules } from './testing/leave-histories'
import { boundsOf, slowYears } from './testing/slow-leave'

const always = (start: string): HolidayYearRule[] => [{ since: FIRST_OF_ALL_DAYS, start }]
const toJanuary = rulesWithStart(always('04-01'), '01-01', '2026-11-18')

test.each<[string, string, HolidayYearRule[], string, string, number]>([
  ['before its start', '2026-03-31', always('04-01'), '2025-04-01', '2026-03-31', 365],
  ['on its start', '2026-04-01', always('04-01'), '2026-04-01', '2027-03-31', 365],
  ['in a leap year', '2024-06-01', always('01-01'), '2024-01-01', '2024-12-31', 366],
  ['over a leap day', '2023-06-01', always('04-01'), '2023-04-01', '2024-03-31', 366],
  ['from 29 February', '2024-03-01', always('02-29'), '2024-02-29', '2025-02-27', 365],
  ['from the 28th that stands for it', '2026-03-01', always('02-29'), '2026-02-28', '2027-02-27', 365],
  ['up to 29 February', '2027-03-01', always('02-29'), '2027-02-28', '2028-02-28', 366],
  ['before the change to January', '2027-03-31', toJanuary, '2026-04-01', '2027-03-31', 365],
  ['that the change cuts short', '2027-04-01', toJanuary, '2027-04-01', '2027-12-31', 366],
  ['after the change', '2028-06-01', toJanuary, '2028-01-01', '2028-12-31', 366],
])('the holiday year %s: %s', (_, day, rules, startDate, endDate, wholeYearDays) => {
  expect(holidayYearOn(rules, day)).toEqual({ startDate, endDate, wholeYearDays })
})

test('needs a rule for every day', () => {
  expect(() => holidayYearOn([{ since: '2026-01-01', start: '01-01' }], '2025-12-31')).toThrow(RangeError)
})

test.each([
  [2025, '2025-04-01'],
  [2026, '2026-04-01'],
  [2027, '2027-04-01'],
  [2028, '2028-01-01'],
])('the holiday year called %i begins on %s', (year, startDate) => {
  expect(holidayYearCalled(toJanuary, year).startDate).toBe(startDate)
})

test('of two that begin in one year, the later is called by it', () => {
  const rules = rulesWithStart(always('01-01'), '07-01', '2026-11-18')
  expect(holidayYearOn(rules, '2027-01-01').endDate).toBe('2027-06-30')
  expect(holidayYearCalled(rules, 2027).startDate).toBe('2027-07-01')
})

describe('another start of holiday years', () => {
  const changed = [...always('04-01'), { since: '2027-04-01', start: '01-01' }]

  test.each<[string, HolidayYearRule[], string, string, HolidayYearRule[]]>([
    ['begins with the next year', always('04-01'), '01-01', '2026-11-18', changed],
    ['on the first day of a year, too', always('04-01'), '01-01', '2026-04-01', changed],
    ['of the same day is none', always('04-01'), '04-01', '2026-11-18', always('04-01')],
    [
      'takes the place of one that has not begun',
      changed,
      '07-01',
      '2027-03-31',
      [...always('04-01'), { since: '2027-04-01', start: '07-01' }],
    ],
    ['and back is none', changed, '04-01', '2027-03-31', always('04-01')],
    [
      'follows one that has begun',
      changed,
      '07-01',
      '2027-04-01',
      [...changed, { since: '2028-01-01', start: '07-01' }],
    ],
  ])('%s', (_, rules, start, today, expected) => {
    expect(rulesWithStart(rules, start, today)).toEqual(expected)
  })
})

const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2017-01-01', days))
const rules = holidayYearRules(day)

property.prop([rules, day])(
  'the years of any rules join without a gap, and none is longer than a year',
  (given, on) => {
    const year = holidayYearOn(given, on)
    expect(year.startDate <= on && on <= year.endDate).toBe(true)
    expect(daysBetween(year.startDate, year.endDate) + 1).toBeLessThanOrEqual(year.wholeYearDays)
    expect(holidayYearOn(given, year.startDate)).toEqual(year)
    expect(holidayYearOn(given, year.endDate)).toEqual(year)
    expect(holidayYearAfter(given, year).startDate).toBe(addDays(year.endDate, 1))
    expect(holidayYearBefore(given, year).endDate).toBe(addDays(year.startDate, -1))
  },
)

property.prop([rules])('the years are those of counting by hand', (given) => {
  const years = slowYears(given, '2019-01-01', '2027-12-31').map(boundsOf)
  expect(years.map(({ startDate }) => holidayYearOn(given, startDate))).toEqual(years)
})

property.prop([rules, fc.integer({ min: 2010, max: 2035 })])(
  'every year has one that is called by it',
  (given, year) => {
    const called = holidayYearCalled(given, year)
    expect(called.startDate.slice(0, 4)).toBe(String(year))
    expect(holidayYearAfter(given, called).startDate > `${year}-12-31`).toBe(true)
  },
)

property.prop([rules, day, day, fc.constantFrom('01-01', '02-29', '07-15')])(
  'a change leaves the year of today and all before it as they were',
  (given, today, on, start) => {
    const begun = given.filter(({ since }) => since <= today)
    const { endDate } = holidayYearOn(begun, today)
    const changed = rulesWithStart(given, start, today)
    if (on <= endDate) expect(holidayYearOn(changed, on)).toEqual(holidayYearOn(begun, on))
    expect(rulesWithStart(changed, start, today)).toEqual(changed)
  },
)
