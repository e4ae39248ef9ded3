import { fc, test as property } from '@fast-check/vitest'
import { defaultWorkingWeek } from '@praxis/contract/company/company-settings'
import type { ContractPeriod } from '@praxis/contract/people/employees'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/day'
import { type AbsenceSpan, absenceDays, costOf, overlaps } from './absence-cost'

const HOUR = 3600
const period = (appliedDate: string, changes: Partial<ContractPeriod> = {}): ContractPeriod => ({
  ...{ appliedDate, type: 'permanent', workingTimeIntervalByDay: defaultWorkingWeek, holidayEntitlementDays: 25 },
  ...changes,
})
/** Ten hours on Mondays, four on Tuesdays. */
const twoDays = { ...defaultWorkingWeek, 2: 10 * HOUR, 3: 4 * HOUR, 4: 0, 5: 0, 6: 0 }
const contract = {
  startDate: '2026-01-01',
  periods: [
    period('2026-01-01'),
    period('2026-06-01', { workingTimeIntervalByDay: twoDays, endDate: '2026-06-30' }),
    period('2026-09-01'),
  ],
}
const working = { contract, bankHolidays: new Map([['2026-04-03', 'Good Friday']]) }
const span = (from: string, to = from, datePart: AbsenceSpan['datePart'] = 'fullDay'): AbsenceSpan => ({
  ...{ from, to, datePart },
})

test.each<[string, AbsenceSpan, string]>([
  ['a working day', span('2026-03-02'), '2'],
  ['a week', span('2026-03-02', '2026-03-08'), '2 2 2 2 2 notWorking notWorking'],
  ['a morning', span('2026-03-02', '2026-03-02', 'am'), '1'],
  ['an afternoon', span('2026-03-02', '2026-03-02', 'pm'), '1'],
  ['a morning of a weekend', span('2026-03-07', '2026-03-07', 'am'), 'notWorking'],
  ['a bank holiday between', span('2026-04-02', '2026-04-06'), '2 bankHoliday notWorking notWorking 2'],
  ['a half of a bank holiday', span('2026-04-03', '2026-04-03', 'pm'), 'bankHoliday'],
  ['a day of ten hours and one of four', span('2026-06-08', '2026-06-10'), '2 2 notWorking'],
  ['a half of four hours', span('2026-06-09', '2026-06-09', 'am'), '1'],
  ['the contract that changes within', span('2026-05-29', '2026-06-03'), '2 notWorking notWorking 2 2 notWorking'],
  ['the days before the contract', span('2025-12-31', '2026-01-02'), 'notEmployed 2 2'],
  ['the gap in the contract', span('2026-06-30', '2026-07-01'), '2 notEmployed'],
  ['the first day after the gap', span('2026-08-31', '2026-09-01'), 'notEmployed 2'],
  ['no days', span('2026-03-02', '2026-03-01'), ''],
])('%s', (_, absence, costs) => {
  const days = absenceDays(absence, working)
  expect(days.map(({ halfDays, because }) => because ?? halfDays).join(' ')).toBe(costs)
  expect(days.map(({ day }) => day)).toEqual(days.map((_each, index) => addDays(absence.from, index)))
  expect(days.every(({ halfDays, because }) => (halfDays === 0) === (because !== undefined))).toBe(true)
})

test('the cost of an absence is that of its days', () => {
  expect(costOf(absenceDays(span('2026-04-01', '2026-04-07'), working))).toBe(8)
  expect(costOf(absenceDays(span('2026-03-07', '2026-03-08'), working))).toBe(0)
  expect(costOf(absenceDays(span('2026-03-02'), { ...working, contract: undefined }))).toBe(0)
})

describe('two absences', () => {
  test.each<[string, AbsenceSpan, AbsenceSpan, boolean]>([
    ['that share a day overlap', span('2026-03-02', '2026-03-04'), span('2026-03-04', '2026-03-06'), true],
    ['one after the other do not', span('2026-03-02', '2026-03-03'), span('2026-03-04', '2026-03-06'), false],
    ['one within the other overlap', span('2026-03-02', '2026-03-10'), span('2026-03-04'), true],
    ['of both halves do not', span('2026-03-02', '2026-03-02', 'am'), span('2026-03-02', '2026-03-02', 'pm'), false],
    ['of one half overlap', span('2026-03-02', '2026-03-02', 'am'), span('2026-03-02', '2026-03-02', 'am'), true],
    ['of a half and its day overlap', span('2026-03-02', '2026-03-02', 'am'), span('2026-03-02'), true],
    [
      'of halves of two days do not',
      span('2026-03-02', '2026-03-02', 'am'),
      span('2026-03-03', '2026-03-03', 'am'),
      false,
    ],
  ])('%s', (_, one, other, expected) => {
    expect(overlaps(one, other)).toBe(expected)
    expect(overlaps(other, one)).toBe(expected)
  })
})

const anySpan = fc
  .tuple(fc.nat({ max: 10 }), fc.nat({ max: 5 }), fc.constantFrom('fullDay' as const, 'am' as const, 'pm' as const))
  .map(([from, more, datePart]) => {
    const first = addDays('2026-03-02', from)
    return span(first, datePart === 'fullDay' ? addDays(first, more) : first, datePart)
  })
const halvesOf = ({ from, to, datePart }: AbsenceSpan): string[] =>
  Array.from({ length: 20 }, (_, index) => addDays('2026-03-02', index))
    .filter((day) => from <= day && day <= to)
    .flatMap((day) =>
      ['am', 'pm'].filter((half) => datePart === 'fullDay' || datePart === half).map((half) => day + half),
    )

property.prop([anySpan, anySpan])('overlap where they have a half of a day in common', (one, other) => {
  const taken = new Set(halvesOf(one))
  expect(overlaps(one, other)).toBe(halvesOf(other).some((half) => taken.has(half)))
})
