import { describe, expect, test } from 'vitest'
import type { LeaveAccount, LeaveDay } from './leave-account'
import { overdrawnBy } from './overdrawn'
import { accountOf, contractOf, daysOfLeave, leaveOn } from './testing/leave-samples'

const overdraft = (account: LeaveAccount, added: LeaveDay[], removed: LeaveDay[] = []) => {
  const found = overdrawnBy(account, added, removed)
  return found && `${found.year.startDate.slice(0, 4)} by ${found.halfDays}`
}

const first = { rules: { countedSince: '2026-01-01' } }
const week = (month: string) => daysOfLeave(5, `2026-${month}-01`)

describe('of 25 days', () => {
  test.each<[string, LeaveDay[], LeaveDay[], string | undefined]>([
    ['25 are there', [], daysOfLeave(25, '2026-07-01'), undefined],
    ['26 are not', [], daysOfLeave(26, '2026-07-01'), '2026 by 2'],
    ['half a day more is not', daysOfLeave(25, '2026-07-01'), leaveOn('2026-09-01/2'), '2026 by 1'],
    [
      'waiting counts as taken',
      leaveOn(...daysOfLeave(25, '2026-07-01').map(({ day }) => `${day}?`)),
      week('09'),
      '2026 by 10',
    ],
    ['also before what is taken already', daysOfLeave(25, '2026-07-01'), week('03'), '2026 by 10'],
    ['nothing is always there', daysOfLeave(26, '2026-07-01'), [], undefined],
  ])('%s', (_, days, added, expected) => {
    expect(overdraft(accountOf({ ...first, days }), added)).toBe(expected)
  })
})

test('30 that are shown in February cannot cover 28 in July, but 5 in March and 25 in July', () => {
  const account = accountOf({})
  expect(overdraft(account, daysOfLeave(28, '2026-07-01'))).toBe('2026 by 6')
  expect(overdraft(account, [...daysOfLeave(5, '2026-03-02'), ...daysOfLeave(25, '2026-07-01')])).toBeUndefined()
  expect(overdraft(account, [...daysOfLeave(6, '2026-03-02'), ...daysOfLeave(25, '2026-07-01')])).toBe('2026 by 2')
})

describe('a request over two years', () => {
  const account = accountOf({ ...first, days: daysOfLeave(23, '2026-07-01') })

  test('counts in each for its own days', () => {
    const rules = { ...first.rules, carryOverExpiryMonths: 0 }
    const added = [...daysOfLeave(2, '2026-12-30'), ...daysOfLeave(25, '2027-01-01')]
    expect(overdraft(accountOf({ rules, days: account.days }), added)).toBeUndefined()
    expect(overdraft(accountOf({ rules, days: account.days }), [...added, ...leaveOn('2027-02-01')])).toBe('2027 by 2')
  })

  test('is refused as a whole when one is short', () => {
    expect(overdraft(account, [...daysOfLeave(3, '2026-12-29'), ...daysOfLeave(1, '2027-01-01')])).toBe('2026 by 2')
  })
})

test('a later year is overdrawn through what is carried into it', () => {
  const days = daysOfLeave(30, '2027-03-01')
  const account = accountOf({ ...first, days })
  expect(overdraft(account, daysOfLeave(20, '2026-07-01'))).toBeUndefined()
  expect(overdraft(account, daysOfLeave(22, '2026-07-01'))).toBe('2027 by 4')
  const inApril = accountOf({ ...first, days: daysOfLeave(25, '2027-04-01') })
  expect(overdraft(inApril, daysOfLeave(25, '2026-07-01'))).toBeUndefined()
})

test('adjustments give and take own days', () => {
  const adjustments = [{ yearStart: '2026-01-01', halfDays: 2 }]
  expect(overdraft(accountOf({ ...first, adjustments }), daysOfLeave(26, '2026-07-01'))).toBeUndefined()
  expect(overdraft(accountOf({ ...first, adjustments }), daysOfLeave(27, '2026-07-01'))).toBe('2026 by 2')
})

describe('a year that was overdrawn before', () => {
  const account = accountOf({
    ...first,
    contract: contractOf('2020-01-01 5', '2027-01-01 25'),
    days: daysOfLeave(8, '2026-07-01'),
  })

  test('does not stand in the way of other years', () => {
    expect(overdraft(account, daysOfLeave(25, '2027-03-01'))).toBeUndefined()
  })

  test('may not become more so', () => {
    expect(overdraft(account, leaveOn('2026-09-01/2'))).toBe('2026 by 7')
  })

  test('may be changed to as much or less', () => {
    expect(overdraft(account, daysOfLeave(8, '2026-09-01'), daysOfLeave(8, '2026-07-01'))).toBeUndefined()
    expect(overdraft(account, daysOfLeave(2, '2026-09-01'), daysOfLeave(3, '2026-07-01'))).toBeUndefined()
    expect(overdraft(account, daysOfLeave(3, '2026-09-01'), daysOfLeave(2, '2026-07-01'))).toBe('2026 by 8')
  })
})

describe('where days come month by month', () => {
  const rules = { ...first.rules, accrual: 'monthly' as const }

  test.each<[string, LeaveDay[], LeaveDay[], string | undefined]>([
    ['those that have come by the day are there', [], daysOfLeave(4, '2026-02-02'), undefined],
    ['those that have not are not', [], daysOfLeave(5, '2026-02-02'), '2026 by 1'],
    [
      'each day is held against its own month',
      [],
      [...daysOfLeave(4, '2026-02-02'), ...daysOfLeave(2, '2026-03-02')],
      undefined,
    ],
    ['earlier leave counts', daysOfLeave(4, '2026-02-02'), daysOfLeave(3, '2026-03-02'), '2026 by 1'],
    [
      'later bookings do not block earlier ones',
      daysOfLeave(20, '2026-12-01'),
      daysOfLeave(4, '2026-02-02'),
      undefined,
    ],
    ['unless the year is passed', daysOfLeave(22, '2026-12-01'), daysOfLeave(4, '2026-02-02'), '2026 by 2'],
  ])('%s', (_, days, added, expected) => {
    expect(overdraft(accountOf({ rules, days }), added)).toBe(expected)
  })

  test('adjustments are there at once, and carried days too', () => {
    const adjustments = [{ yearStart: '2026-01-01', halfDays: 4 }]
    expect(overdraft(accountOf({ rules, adjustments }), daysOfLeave(4, '2026-01-05'))).toBeUndefined()
    const carrying = { ...rules, countedSince: '2025-01-01' }
    expect(overdraft(accountOf({ rules: carrying }), daysOfLeave(7, '2026-01-05'))).toBeUndefined()
    expect(overdraft(accountOf({ rules: carrying }), daysOfLeave(8, '2026-01-05'))).toBe('2026 by 1')
  })
})

test('leave of a year before those that are counted is held against nothing', () => {
  expect(overdraft(accountOf(first), daysOfLeave(28, '2025-07-01'))).toBeUndefined()
})
