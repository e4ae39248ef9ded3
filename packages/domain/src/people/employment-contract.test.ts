import { fc, test as property } from '@fast-check/vitest'
import { defaultWorkingWeek, type WorkingWeek } from '@praxis/contract/company/company-settings'
import type { ContractPeriod } from '@praxis/contract/people/employees'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../calendar/day'
import {
  activePeriodOn,
  begunAgain,
  contractedSecondsBetween,
  contractedSecondsOn,
  employedOn,
  endedOn,
  endOfContract,
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

describe('the days of a contract that ended on 31 March and began again on 1 June', () => {
  const contract = {
    startDate: '2026-01-01',
    periods: [period('2026-01-01', { endDate: '2026-03-31' }), period('2026-06-01', { endDate: '2026-06-30' })],
  }

  test.each([
    ['2025-12-31', undefined],
    ['2026-03-31', '2026-01-01'],
    ['2026-04-01', undefined],
    ['2026-05-31', undefined],
    ['2026-06-01', '2026-06-01'],
    ['2026-06-30', '2026-06-01'],
    ['2026-07-01', undefined],
  ])('%s falls into the one from %s', (day, from) => {
    expect(activePeriodOn(contract.periods, day)?.appliedDate).toBe(from)
    expect(employedOn(contract, day)).toBe(from !== undefined)
    if (!from) expect(contractedSecondsOn(contract, day)).toBe(0)
  })

  test('have no time in between and after it', () => {
    expect(contractedSecondsBetween(contract, '2026-03-31', '2026-06-01')).toBe(2 * 27_000)
    expect(contractedSecondsBetween(contract, '2026-06-30', '2027-12-31')).toBe(27_000)
    expect(employedOn(undefined, '2026-06-01')).toBe(false)
  })
})

const asText = (periods: readonly ContractPeriod[]) =>
  periods.map(({ appliedDate, endDate }) => `${appliedDate}~${endDate ?? ''}`)

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

  test.each([
    ['while it is in force', '2026-02-01', ['2026-02-01~2026-03-31', '2026-06-01~2026-06-30']],
    ['while it has ended, when the next period moves', '2026-05-01', ['2026-05-01~2026-06-30']],
  ])('of a contract that ends, %s', (_, startDate, left) => {
    const ending = [period('2026-01-01', { endDate: '2026-03-31' }), period('2026-06-01', { endDate: '2026-06-30' })]
    expect(asText(movedStart(ending, startDate))).toEqual(left)
  })
})

describe('a period that ends', () => {
  const ending = [period('2026-01-01', { endDate: '2026-12-31' })]

  test.each<[string, ContractPeriod, string[]]>([
    ['hands its end to the one that takes over', period('2026-07-01'), ['2026-01-01~', '2026-07-01~2026-12-31']],
    [
      'leaves the end to the one that says its own',
      period('2026-07-01', { endDate: '2026-09-30' }),
      ['2026-01-01~', '2026-07-01~2026-09-30'],
    ],
    ['says nothing where another follows directly', period('2027-01-01'), ['2026-01-01~', '2027-01-01~']],
    ['keeps its end before a gap', period('2027-01-02'), ['2026-01-01~2026-12-31', '2027-01-02~']],
    ['is replaced with its end', period('2026-01-01'), ['2026-01-01~']],
  ])('%s', (_, change, changed) => {
    expect(asText(withPeriod(ending, change))).toEqual(changed)
  })
})

describe('the end of a contract', () => {
  const periods = [period('2026-01-01', { endDate: '2026-03-31' }), period('2026-06-01'), period('2026-09-01')]
  const [first, second] = ['2026-01-01~2026-03-31', '2026-06-01~']

  test.each([
    ['2026-09-30', [first, second, '2026-09-01~2026-09-30']],
    ['2026-09-01', [first, second, '2026-09-01~2026-09-01']],
    ['2026-08-31', [first, '2026-06-01~2026-08-31']],
    ['2026-04-15', [first]],
    ['2026-02-28', ['2026-01-01~2026-02-28']],
    ['2025-12-31', []],
  ])('on %s leaves %j', (lastDay, left) => {
    const ended = endedOn(periods, lastDay)
    expect(asText(ended)).toEqual(left)
    expect(endOfContract(ended)).toBe(left.at(-1)?.slice(11))
  })

  test.each([
    ['2026-03-31', ['2026-01-01~']],
    ['2026-04-01', ['2026-01-01~']],
    ['2026-04-02', [first, '2026-04-02~']],
    ['2027-01-01', [first, '2027-01-01~']],
  ])('is followed by the same terms from %s', (startDate, left) => {
    const again = begunAgain([period('2026-01-01', { endDate: '2026-03-31', holidayEntitlementDays: 28 })], startDate)
    expect(asText(again)).toEqual(left)
    expect(again.at(-1)?.holidayEntitlementDays).toBe(28)
    expect(endOfContract(again)).toBeUndefined()
  })

  test('is needed to begin again', () => {
    expect(begunAgain(periods, '2027-01-01')).toEqual(periods)
    expect(begunAgain([], '2027-01-01')).toEqual([])
  })
})

describe('what is wrong with periods', () => {
  test.each<[string, string, string[], object[]]>([
    ['nothing', '2026-01-01', ['2026-07-01~', '2026-01-01~'], []],
    ['nothing, with a gap', '2026-01-01', ['2026-07-01~2026-07-01', '2026-01-01~2026-03-31'], []],
    ['nothing, when the next one follows directly', '2026-01-01', ['2026-01-01~2026-06-30', '2026-07-01~'], []],
    [
      'one before the start',
      '2026-01-01',
      ['2026-01-01~', '2025-12-31~'],
      [{ at: { index: 1, field: 'appliedDate' }, message: 'A period can’t start before the contract does' }],
    ],
    [
      'two on one day',
      '2026-01-01',
      ['2026-01-01~', '2026-01-01~'],
      [{ at: { index: 1, field: 'appliedDate' }, message: 'Two periods can’t start on the same day' }],
    ],
    [
      'none on the start',
      '2026-01-01',
      ['2026-02-01~'],
      [{ message: 'The first period must start with the contract' }],
    ],
    [
      'a day that is none',
      '2026-01-01',
      ['2026-01-01~', '0000-01-01~'],
      [{ at: { index: 1, field: 'appliedDate' }, message: 'Invalid Date' }],
    ],
    ['a start that is no day', '0000-01-01', ['2026-01-01~'], [{ message: 'Invalid Date' }]],
    [
      'an end before its start',
      '2026-01-01',
      ['2026-01-01~2025-12-31'],
      [{ at: { index: 0, field: 'endDate' }, message: 'A contract can’t end before it starts' }],
    ],
    [
      'an end that reaches the next one',
      '2026-01-01',
      ['2026-07-01~', '2026-01-01~2026-07-01'],
      [{ at: { index: 1, field: 'endDate' }, message: 'A period must end before the next one starts' }],
    ],
    [
      'an end that is no day',
      '2026-01-01',
      ['2026-01-01~2026-02-30'],
      [{ at: { index: 0, field: 'endDate' }, message: 'Invalid Date' }],
    ],
  ])('%s', (_, startDate, spans, problems) => {
    const periods = spans.map((span) => {
      const [appliedDate = '', endDate] = span.split('~')
      return period(appliedDate, endDate ? { endDate } : {})
    })
    expect(periodProblems({ startDate, periods })).toEqual(problems)
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
/** Where a period ends, between its first day and the day before the next; about half of them do not end. */
const endOf = ({ appliedDate }: ContractPeriod, next: string, share: number | null) =>
  share === null ? {} : { endDate: addDays(appliedDate, Math.floor(share * (daysBetween(appliedDate, next) - 1))) }
const share = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 1 })
const LATEST = '2031-01-01'
const periodsOfContract = fc
  .tuple(
    fc.uniqueArray(anyPeriod, { minLength: 1, maxLength: 6, selector: ({ appliedDate }) => appliedDate }),
    fc.array(share, { minLength: 6, maxLength: 6 }),
  )
  .map(([periods, shares]) =>
    sortedPeriods(periods).map(
      (each, index, sorted): ContractPeriod => ({
        ...each,
        ...endOf(each, sorted[index + 1]?.appliedDate ?? LATEST, shares[index] ?? null),
      }),
    ),
  )

const contractOf = (periods: ContractPeriod[]) => ({ startDate: periods[0]?.appliedDate ?? '', periods })
const termsOn = (periods: ContractPeriod[], any: string) => {
  const active = activePeriodOn(periods, any)
  return active && { ...active, endDate: undefined }
}

property.prop([periodsOfContract, anyPeriod, day])(
  'a change from a day on leaves every earlier day as it was, and the contract sound',
  (periods, change, any) => {
    const changed = withPeriod(periods, change)
    if (any < change.appliedDate) expect(termsOn(changed, any)).toEqual(termsOn(periods, any))
    expect(termsOn(changed, change.appliedDate)).toEqual(change)
    const startDate = changed[0]?.appliedDate ?? ''
    expect(periodProblems({ startDate, periods: changed })).toEqual([])
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
  'another start up to the end changes nothing from that day on, and is sound',
  (periods, start, any) => {
    fc.pre(start <= (endOfContract(periods) ?? LATEST))
    const moved = { startDate: start, periods: movedStart(periods, start) }
    expect(periodProblems(moved)).toEqual([])
    const contract = contractOf(periods)
    if (any < start) expect(contractedSecondsOn(moved, any)).toBe(0)
    else if (employedOn(contract, any)) expect(contractedSecondsOn(moved, any)).toBe(contractedSecondsOn(contract, any))
  },
)

property.prop([periodsOfContract, day, day])(
  'an end leaves the days up to it and none after it',
  (periods, end, any) => {
    const ended = endedOn(periods, end)
    expect(activePeriodOn(ended, any)?.appliedDate).toBe(
      any > end ? undefined : activePeriodOn(periods, any)?.appliedDate,
    )
    const [first] = ended
    if (first) expect(periodProblems({ startDate: first.appliedDate, periods: ended })).toEqual([])
  },
)

property.prop([periodsOfContract, day, fc.integer({ min: 0, max: 400 }), day])(
  'beginning again leaves the days before it, and the last terms hold from it on',
  (periods, end, gap, any) => {
    const ended = endedOn(periods, end)
    const [first, last] = [ended[0], ended.at(-1)]
    if (!first || !last) return
    const start = addDays(end, gap)
    const again = begunAgain(ended, start)
    expect(periodProblems({ startDate: first.appliedDate, periods: again })).toEqual([])
    expect(endOfContract(again)).toBeUndefined()
    if (any < start) expect(employedOn(contractOf(again), any)).toBe(employedOn(contractOf(ended), any))
    else expect(termsOn(again, any)?.workingTimeIntervalByDay).toEqual(last.workingTimeIntervalByDay)
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
