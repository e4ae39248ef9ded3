import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/day'
import { contractedDaysOf, contractedSecondsOf } from './contracted'

const week = (hours: number) => {
  const seconds = hours * 3600
  return { 1: 0, 2: seconds, 3: seconds, 4: seconds, 5: seconds, 6: seconds, 7: 0 }
}
const period = (appliedDate: string, hours: number) => ({
  ...{ appliedDate, type: 'permanent' as const, workingTimeIntervalByDay: week(hours), holidayEntitlementDays: 25 },
})
const contract = { startDate: '2026-11-10', periods: [period('2026-11-10', 8), period('2026-11-16', 4)] }
const holidays = new Map([['2026-11-12', 'A day off']])

test('is nothing before the contract, on bank holidays and at weekends, and follows its periods', () => {
  const days = contractedDaysOf(contract, holidays, '2026-11-09', '2026-11-16')
  expect(days.map(({ contractedTimeInterval }) => contractedTimeInterval / 3600)).toEqual([0, 8, 8, 0, 8, 0, 0, 4])
  expect(days[3]).toEqual({ day: '2026-11-12', contractedTimeInterval: 0, bankHoliday: 'A day off' })
  expect(contractedDaysOf(undefined, holidays, '2026-11-11', '2026-11-11')).toEqual([
    { day: '2026-11-11', contractedTimeInterval: 0, bankHoliday: null },
  ])
})

property.prop([
  fc.integer({ min: -20, max: 40 }),
  fc.integer({ min: -3, max: 60 }),
  fc.uniqueArray(fc.integer({ min: -20, max: 60 })),
])('the sum is that of its days', (start, length, holidayOffsets) => {
  const from = addDays('2026-11-10', start)
  const to = addDays(from, length)
  const all = new Map(holidayOffsets.map((offset) => [addDays('2026-11-10', offset), 'Holiday']))
  const days = contractedDaysOf(contract, all, from, to)
  const sum = days.reduce((seconds, { contractedTimeInterval }) => seconds + contractedTimeInterval, 0)
  expect(contractedSecondsOf(contract, all, from, to)).toBe(sum)
  expect(contractedSecondsOf(undefined, all, from, to)).toBe(0)
})
