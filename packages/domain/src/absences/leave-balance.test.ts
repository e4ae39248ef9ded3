import { describe, expect, test } from 'vitest'
import type { Day } from '../calendar/day'
import { allowanceBalance } from './allowance-balance'
import { FIRST_OF_ALL_DAYS, holidayYearOn, rulesWithStart } from './holiday-years'
import type { LeaveAccount } from './leave-account'
import { leaveBalance } from './leave-balance'
import { accountOf, contractOf, daysOfLeave, leaveOn } from './testing/leave-samples'

const balanceOn = (account: LeaveAccount, today: Day, inYearOf = today) =>
  leaveBalance(account, holidayYearOn(account.years, inYearOf), today)

const inYears = (start: string) => [{ since: FIRST_OF_ALL_DAYS, start }]

describe('the entitlement, in days', () => {
  test.each<[string, Partial<LeaveAccount>, Day, number]>([
    ['of a whole year is what the contract says', {}, '2026-06-01', 25],
    ['of a leap year is the same', {}, '2028-06-01', 25],
    ['of a contract in halves is not rounded', { contract: contractOf('2020-01-01 22.5') }, '2026-06-01', 22.5],
    // 25 × 181/365 + 20 × 184/365 = 22.48
    ['sums exactly and rounds up once', { contract: contractOf('2020-01-01 25', '2026-07-01 20') }, '2026-06-01', 22.5],
    [
      'of a change without another figure',
      { contract: contractOf('2020-01-01 25', '2026-03-03 25') },
      '2026-06-01',
      25,
    ],
    // 25 × 184/365 = 12.60
    ['of a starter', { contract: contractOf('2026-07-01 25') }, '2026-07-01', 13],
    // 25 × 184/366 = 12.57, and 366 × 184/366 is exact.
    ['of a starter in a leap year', { contract: contractOf('2028-07-01 25') }, '2028-07-01', 13],
    ['is by the days of that year', { contract: contractOf('2028-07-01 183') }, '2028-07-01', 92],
    ['is by the days of that year, of 365', { contract: contractOf('2026-07-01 365') }, '2026-07-01', 184],
    ['of somebody who starts on the last day', { contract: contractOf('2026-12-31 25') }, '2026-12-31', 0.5],
    // 25 × 90/365 = 6.16
    ['of a leaver', { contract: contractOf('2020-01-01~2026-03-31 25') }, '2026-03-01', 6.5],
    ['after the end', { contract: contractOf('2020-01-01~2026-03-31 25') }, '2027-03-01', 0],
    // 25 × (90 + 92)/365 = 12.47
    ['over a gap', { contract: contractOf('2020-01-01~2026-03-31 25', '2026-10-01 25') }, '2026-06-01', 12.5],
    ['of a change that lies ahead', { contract: contractOf('2020-01-01 25', '2026-12-01 0') }, '2026-01-01', 23],
    ['before the contract', { contract: contractOf('2027-01-01 25') }, '2026-06-01', 0],
    ['without a contract', { contract: undefined }, '2026-06-01', 0],
    ['of a year over a leap day', { years: inYears('04-01') }, '2027-06-01', 25],
    ['of years from 29 February', { years: inYears('02-29') }, '2027-06-01', 25],
    // 25 × 275/366 = 18.78: nine months between years from April and years from January.
    [
      'of the year between two starts',
      { years: rulesWithStart(inYears('04-01'), '01-01', '2026-11-18') },
      '2027-06-01',
      19,
    ],
  ])('%s', (_, given, today, days) => {
    expect(balanceOn(accountOf(given), today).entitlement).toBe(days * 2)
  })

  test('says what each period gives', () => {
    const account = accountOf({ contract: contractOf('2020-01-01 25', '2026-07-01~2026-09-30 20') })
    expect(balanceOn(account, '2026-06-01').entitlementParts).toEqual([
      {
        appliedDate: '2020-01-01',
        from: '2026-01-01',
        to: '2026-06-30',
        halfDaysOfYear: 50,
        days: 181,
        wholeYearDays: 365,
      },
      {
        appliedDate: '2026-07-01',
        from: '2026-07-01',
        to: '2026-09-30',
        halfDaysOfYear: 40,
        days: 92,
        wholeYearDays: 365,
      },
    ])
  })
})

test('every part of a balance', () => {
  const account = accountOf({
    adjustments: [
      { yearStart: '2026-01-01', halfDays: 3 },
      { yearStart: '2026-07-01', halfDays: -1 },
      { yearStart: '2025-12-31', halfDays: -30 },
    ],
    days: [
      ...daysOfLeave(2, '2025-06-02'),
      ...leaveOn('2026-02-02', '2026-03-31/2', '2026-06-01', '2026-06-02/2', '2026-06-03?', '2026-05-04/2?'),
    ],
  })
  expect(balanceOn(account, '2026-06-01')).toMatchObject({
    year: { startDate: '2026-01-01', endDate: '2026-12-31' },
    ...{ entitlement: 50, adjustments: 2, carried: 10, carriedUntil: '2026-03-31', expired: 7 },
    ...{ takenPast: 5, takenAhead: 1, waiting: 3, left: 46, accrued: 50, leftOfAccrued: 49 },
  })
})

describe('carried over', () => {
  const unused = (halfDays: number) => [{ yearStart: '2025-01-01', halfDays: halfDays - 50 }]

  test.each<[string, Parameters<typeof accountOf>[0], number]>([
    ['what is left of the year before', { adjustments: unused(8) }, 8],
    ['up to the cap', { adjustments: unused(11) }, 10],
    ['without a cap all', { rules: { carryOverCapHalfDays: null } }, 50],
    ['with a cap of nothing none', { rules: { carryOverCapHalfDays: 0 } }, 0],
    ['with an expiry of no months none', { rules: { carryOverExpiryMonths: 0 } }, 0],
    ['with no expiry, too', { rules: { carryOverExpiryMonths: null } }, 10],
    ['less what was taken', { adjustments: unused(8), days: leaveOn('2025-03-03', '2025-12-31/2') }, 5],
    ['waiting counts as taken', { adjustments: unused(8), days: leaveOn('2025-03-03?') }, 6],
    ['nothing of a year that is overdrawn', { adjustments: unused(-6) }, 0],
    ['an adjustment like own days', { adjustments: [{ yearStart: '2025-05-05', halfDays: -45 }] }, 5],
    ['nothing into the first year that is counted', { rules: { countedSince: '2026-11-18' } }, 0],
    ['of the whole year that holds the first day counted', { rules: { countedSince: '2025-12-31' } }, 10],
    ['nothing over a gap at the turn', { contract: contractOf('2020-01-01~2025-12-30 25', '2026-01-01 25') }, 0],
    ['nothing when the gap ends later', { contract: contractOf('2020-01-01~2025-12-31 25', '2026-01-02 25') }, 0],
    ['over a gap within the year before', { contract: contractOf('2020-01-01~2025-03-31 25', '2025-06-01 25') }, 10],
    ['over a change of contract at the turn', { contract: contractOf('2020-01-01 25', '2026-01-01 20') }, 10],
    // 25 × 31/365 = 2.12: what an earlier end of the contract leaves of last year.
    ['live from what is in force', { contract: contractOf('2025-12-01 25') }, 5],
  ])('%s', (_, given, carried) => {
    expect(balanceOn(accountOf(given), '2026-02-01').carried).toBe(carried)
    expect(balanceOn(accountOf(given), '2025-02-01', '2026-02-01').carried).toBe(carried)
  })

  test('only own days, so what was carried into a year and not used lapses with it', () => {
    const rules = { carryOverExpiryMonths: null, carryOverCapHalfDays: null, countedSince: '2024-01-01' }
    const contract = contractOf('2020-01-01 25', '2025-01-01 0')
    const account = accountOf({ rules, contract })
    expect(balanceOn(account, '2025-12-31')).toMatchObject({
      carried: 50,
      carriedUntil: '2025-12-31',
      expired: 0,
      left: 50,
    })
    expect(balanceOn(account, '2026-01-01', '2025-12-31')).toMatchObject({ carried: 50, expired: 50, left: 0 })
    expect(balanceOn(account, '2026-01-01')).toMatchObject({ carried: 0, carriedUntil: null, left: 0 })
  })

  test('they are used first, so own days are what is left to carry', () => {
    const rules = { carryOverExpiryMonths: 3, countedSince: '2024-01-01' }
    const early = accountOf({
      rules,
      days: daysOfLeave(5, '2025-03-10'),
      adjustments: [{ yearStart: '2025-01-01', halfDays: -45 }],
    })
    expect(balanceOn(early, '2026-02-01').carried).toBe(5)
    const late = { ...early, days: daysOfLeave(2, '2025-04-01') }
    expect(balanceOn(late, '2026-02-01').carried).toBe(1)
  })

  test.each<[number | null, string, Day, Day]>([
    [3, '01-01', '2026-02-01', '2026-03-31'],
    [1, '01-01', '2026-02-01', '2026-01-31'],
    [12, '01-01', '2026-02-01', '2026-12-31'],
    [14, '01-01', '2026-02-01', '2026-12-31'],
    [null, '01-01', '2026-02-01', '2026-12-31'],
    [3, '04-06', '2026-05-01', '2026-07-05'],
    // Six months from 31 August is 28 February, up to which carried days can be used.
    [6, '08-31', '2026-09-01', '2027-02-27'],
  ])('with %s months from %s they can be used until %s', (carryOverExpiryMonths, start, today, last) => {
    const account = accountOf({ years: inYears(start), rules: { carryOverExpiryMonths, countedSince: '2024-01-01' } })
    const { year, carriedUntil } = balanceOn(account, today)
    expect(carriedUntil).toBe(last)
    const used = { ...account, days: leaveOn(year.startDate, last) }
    const lapsed = last === year.endDate ? '2028-01-01' : '2027-03-01'
    expect(balanceOn(used, lapsed, today)).toMatchObject({ carried: 10, expired: 6 })
    expect(balanceOn(used, last, today).expired).toBe(0)
  })

  test('those that were not used are in what is left until they lapse', () => {
    const account = accountOf({ days: leaveOn('2026-03-31/2', '2026-04-01') })
    expect(balanceOn(account, '2026-03-31')).toMatchObject({ carried: 10, expired: 0, left: 57 })
    expect(balanceOn(account, '2026-04-01')).toMatchObject({ carried: 10, expired: 9, left: 48 })
  })
})

test('a year before those that are counted has nothing in it', () => {
  const account = accountOf({ days: leaveOn('2024-03-04'), adjustments: [{ yearStart: '2024-01-01', halfDays: 4 }] })
  expect(balanceOn(account, '2026-06-01', '2024-06-01')).toMatchObject({
    entitlement: 0,
    adjustments: 0,
    takenPast: 0,
    left: 0,
  })
})

test('a year that is overdrawn is shown below nothing', () => {
  expect(
    balanceOn(accountOf({ contract: contractOf('2026-01-01 1'), days: daysOfLeave(3, '2026-03-02') }), '2026-06-01')
      .left,
  ).toBe(-4)
})

describe('what comes month by month', () => {
  const monthly = (given: Partial<LeaveAccount>) =>
    accountOf({ ...given, rules: { accrual: 'monthly', countedSince: '2026-01-01' } })
  const fromAugust = { years: inYears('08-31') }

  test.each<[string, Partial<LeaveAccount>, Day, number]>([
    ['on the first day', {}, '2026-01-01', 5],
    ['at the end of the first month', {}, '2026-01-31', 5],
    ['at the start of the second', {}, '2026-02-01', 9],
    ['in December', {}, '2026-12-01', 50],
    ['before the year', {}, '2025-12-31', 0],
    ['after the year', {}, '2027-01-01', 50],
    // 25 × 170/365 = 11.64, in six parts.
    ['before somebody starts', { contract: contractOf('2026-07-15 25') }, '2026-07-14', 0],
    ['when somebody starts', { contract: contractOf('2026-07-15 25') }, '2026-07-15', 4],
    ['at the next start of a month', { contract: contractOf('2026-07-15 25') }, '2026-08-01', 8],
    ['in the last month of a starter', { contract: contractOf('2026-07-15 25') }, '2026-12-01', 24],
    // 25 × 45/365 = 3.08, in two parts.
    ['of a leaver', { contract: contractOf('2020-01-01~2026-02-14 25') }, '2026-01-15', 4],
    ['in the last month of a leaver', { contract: contractOf('2020-01-01~2026-02-14 25') }, '2026-02-01', 7],
    // 25 × 62/365 = 4.25, in two parts, of which the second comes with the second start.
    ['in a gap', { contract: contractOf('2026-01-01~2026-01-31 25', '2026-05-15~2026-06-14 25') }, '2026-05-14', 3],
    ['after a gap', { contract: contractOf('2026-01-01~2026-01-31 25', '2026-05-15~2026-06-14 25') }, '2026-05-15', 6],
    ['by holiday months', fromAugust, '2026-08-31', 5],
    ['by holiday months, which are clamped', fromAugust, '2026-09-29', 5],
    ['at the end of a shorter month', fromAugust, '2026-09-30', 9],
  ])('%s', (_, given, today, accrued) => {
    const account = monthly(given)
    const inYear = account.years[0]?.start === '08-31' ? '2026-12-01' : '2026-06-01'
    expect(balanceOn(account, today, inYear).accrued).toBe(accrued)
  })

  test('is left with adjustments and carried days at once, less leave up to today', () => {
    const account = accountOf({
      rules: { accrual: 'monthly' },
      adjustments: [{ yearStart: '2026-01-01', halfDays: 4 }],
      days: leaveOn('2026-02-02', '2026-02-03?', '2026-03-02', '2026-03-03?'),
    })
    expect(balanceOn(account, '2026-02-15')).toMatchObject({ accrued: 9, carried: 10, leftOfAccrued: 19, left: 56 })
    expect(balanceOn(account, '2026-04-01')).toMatchObject({ accrued: 17, expired: 2, leftOfAccrued: 21, left: 54 })
  })
})

test('an allowance of a reason’s own is there whole in every holiday year, and nothing of it is carried', () => {
  const days = leaveOn('2025-12-31', '2026-01-01', '2026-06-01/2', '2026-06-02', '2026-06-03/2?', '2027-01-01')
  const year = holidayYearOn(inYears('01-01'), '2026-06-01')
  expect(allowanceBalance(10, days, year, '2026-06-01')).toEqual({
    ...{ year, allowance: 10, takenPast: 3, takenAhead: 2, waiting: 1, left: 4 },
  })
  expect(allowanceBalance(2, days, year, '2026-06-01').left).toBe(-4)
})

test('the balance after thirty years takes less than a millisecond', () => {
  const years = Array.from({ length: 30 }, (_, index) => 1996 + index)
  const account = accountOf({
    contract: contractOf(...years.filter((year) => year % 3 === 0).map((year) => `${year}-01-01 25`)),
    rules: { accrual: 'monthly', countedSince: '1996-01-01' },
    days: years.flatMap((year) => daysOfLeave(25, `${year}-07-01`)),
  })
  const times = Array.from({ length: 150 }, () => {
    const start = performance.now()
    balanceOn(account, '2025-11-18')
    return performance.now() - start
  })
  // Others may use the machine as well, so the fastest counts.
  expect(Math.min(...times)).toBeLessThan(1)
})
