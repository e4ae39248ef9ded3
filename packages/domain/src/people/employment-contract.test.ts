import { fc, test as property } from '@fast-check/vitest'
import { defaultWorkingWeek, type WorkingWeek } from '@praxis/contract/company/company-settings'
import type { ContractPeriod } from '@praxis/contract/people/employees'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/day'
import {
  activePeriodOn,
  contractedSecondsBetween,
  contractedSecondsOn,
  movedStart,
  periodProblems,
  secondsOfWeek,
  sortedPeriods,
  withPeriod,
  workingDaysOf,
} from './employment-contract'

const HOUR = 3600

const period = (appliedDate: string, changes: Partial<ContractPeriod> = {}): ContractPeriod => ({
  appliedDate,
  type: 'permanent',
  workingTimeIntervalByDay: defaultWorkingWeek,
  holidayEntitlementDays: 25,
  ...changes,
})

const fourDays: WorkingWeek = { ...defaultWorkingWeek, 6: 0 }
const sundays: WorkingWeek = { 1: 4 * HOUR, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0 }

describe('the period of a day', () => {
  const periods = [period('2026-01-01'), period('2026-07-01', { workingTimeIntervalByDay: fourDays })]

  test.each([
    ['2025-12-31', undefined],
    ['2026-01-01', '2026-01-01'],
    ['2026-06-30', '2026-01-01'],
    ['2026-07-01', '2026-07-01'],
    ['2030-01-01', '2026-07-01'],
  ])('%s falls into the one from %s', (day, from) => {
    expect(activePeriodOn(periods, day)?.appliedDate).toBe(from)
  })

  test.each([
    ['2025-12-31', 0],
    ['2026-01-01', 27_000],
    ['2026-01-03', 0],
    ['2026-06-26', 27_000],
    ['2026-07-03', 0],
    ['2026-07-02', 27_000],
  ])('on %s there are %i seconds to work', (day, seconds) => {
    expect(contractedSecondsOn({ startDate: '2026-01-01', periods }, day)).toBe(seconds)
  })
})

test('weekdays count from Sunday, which is 1', () => {
  const onSundays = { startDate: '2026-01-01', periods: [period('2026-01-01', { workingTimeIntervalByDay: sundays })] }
  expect(contractedSecondsOn(onSundays, '2026-11-15')).toBe(4 * HOUR)
  expect(contractedSecondsOn(onSundays, '2026-11-16')).toBe(0)
  expect(workingDaysOf({ workingTimeIntervalByDay: sundays })).toEqual([1])
  expect(workingDaysOf({ workingTimeIntervalByDay: fourDays })).toEqual([2, 3, 4, 5])
  expect(secondsOfWeek(fourDays)).toBe(30 * HOUR)
})

describe('another start', () => {
  const periods = [period('2026-01-01', { holidayEntitlementDays: 20 }), period('2026-07-01')]

  test.each([
    ['2025-06-01', ['2025-06-01', '2026-07-01'], 20],
    ['2026-03-01', ['2026-03-01', '2026-07-01'], 20],
    ['2026-07-01', ['2026-07-01'], 25],
    ['2026-09-01', ['2026-09-01'], 25],
  ])('on %s leaves the periods from %j', (startDate, dates, entitlement) => {
    const moved = movedStart(periods, startDate)
    expect(moved.map(({ appliedDate }) => appliedDate)).toEqual(dates)
    expect(moved[0]?.holidayEntitlementDays).toBe(entitlement)
  })

  test('of nothing is nothing', () => {
    expect(movedStart([], '2026-01-01')).toEqual([])
  })
})

describe('what is wrong with periods', () => {
  test.each<[string, string, string[], object[]]>([
    ['nothing', '2026-01-01', ['2026-07-01', '2026-01-01'], []],
    [
      'one before the start',
      '2026-01-01',
      ['2026-01-01', '2025-12-31'],
      [{ index: 1, message: 'A period can’t start before the contract does' }],
    ],
    [
      'two on one day',
      '2026-01-01',
      ['2026-01-01', '2026-01-01'],
      [{ index: 1, message: 'Two periods can’t start on the same day' }],
    ],
    ['none on the start', '2026-01-01', ['2026-02-01'], [{ message: 'The first period must start with the contract' }]],
    ['a day that is none', '2026-01-01', ['2026-01-01', '0000-01-01'], [{ index: 1, message: 'Invalid Date' }]],
    ['a start that is no day', '0000-01-01', ['2026-01-01'], [{ message: 'Invalid Date' }]],
  ])('%s', (_, startDate, dates, problems) => {
    expect(periodProblems({ startDate, periods: dates.map((date) => period(date)) })).toEqual(problems)
  })
})

const day = fc.integer({ min: 0, max: 2000 }).map((offset) => addDays('2024-01-01', offset))
const seconds = fc.integer({ min: 0, max: 24 * HOUR })
const week = fc.record({ 1: seconds, 2: seconds, 3: seconds, 4: seconds, 5: seconds, 6: seconds, 7: seconds })
const anyPeriod = fc.record({
  appliedDate: day,
  type: fc.constantFrom('permanent', 'contractor'),
  workingTimeIntervalByDay: week,
  holidayEntitlementDays: fc.integer({ min: 0, max: 100 }).map((halves) => halves / 2),
})
const periodsOfContract = fc
  .uniqueArray(anyPeriod, { minLength: 1, maxLength: 6, selector: ({ appliedDate }) => appliedDate })
  .map(sortedPeriods)

const contractOf = (periods: ContractPeriod[]) => ({ startDate: periods[0]?.appliedDate ?? '', periods })

property.prop([periodsOfContract, anyPeriod, day])(
  'a change from a day on leaves every earlier day as it was',
  (periods, change, any) => {
    const changed = withPeriod(periods, change)
    if (any < change.appliedDate) expect(activePeriodOn(changed, any)).toEqual(activePeriodOn(periods, any))
    expect(activePeriodOn(changed, change.appliedDate)).toEqual(change)
  },
)

property.prop([periodsOfContract, anyPeriod])('a change keeps the days unique and in order', (periods, change) => {
  const dates = withPeriod(periods, change).map(({ appliedDate }) => appliedDate)
  expect(dates).toEqual([...new Set(dates)].sort())
})

property.prop([periodsOfContract, anyPeriod, day])(
  'a change holds until the next period, which stays',
  (periods, change, any) => {
    const next = periods.find(({ appliedDate }) => appliedDate > change.appliedDate)?.appliedDate
    const changed = activePeriodOn(withPeriod(periods, change), any)
    if (next !== undefined && any >= next) expect(changed).toEqual(activePeriodOn(periods, any))
  },
)

property.prop([periodsOfContract, day, day])(
  'another start changes nothing from that day on, and is sound',
  (periods, start, any) => {
    const moved = { startDate: start, periods: movedStart(periods, start) }
    expect(periodProblems(moved)).toEqual([])
    const contract = contractOf(periods)
    if (any < start) expect(contractedSecondsOn(moved, any)).toBe(0)
    else if (any >= contract.startDate) expect(contractedSecondsOn(moved, any)).toBe(contractedSecondsOn(contract, any))
  },
)

property.prop([periodsOfContract, day, fc.integer({ min: 0, max: 120 })])(
  'the time of a range is that of its days',
  (periods, from, length) => {
    const contract = contractOf(periods)
    const days = Array.from({ length: length + 1 }, (_, index) => addDays(from, index))
    expect(contractedSecondsBetween(contract, from, addDays(from, length))).toBe(
      days.reduce((sum, each) => sum + contractedSecondsOn(contract, each), 0),
    )
  },
)

property.prop([periodsOfContract, day, fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 2000 })])(
  'the time of a range is that of its parts, and of an empty one none',
  (periods, from, first, second) => {
    const contract = contractOf(periods)
    const middle = addDays(from, first)
    const to = addDays(middle, second)
    expect(contractedSecondsBetween(contract, from, to)).toBe(
      contractedSecondsBetween(contract, from, middle) + contractedSecondsBetween(contract, addDays(middle, 1), to),
    )
    expect(contractedSecondsBetween(contract, addDays(from, 1), from)).toBe(0)
  },
)
