import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { dateRangePresets, holidayYearOf, singleDayPresets } from './date-range-presets'
import { addDays } from './day'

const asText = (presets: ReturnType<typeof dateRangePresets>) =>
  presets.map(({ label, range }) => `${label}: ${range.from} to ${range.to}`)

test('the presets, on a day in November with holidays from April since then', () => {
  const holidayYears = {
    current: { from: '2026-04-01', to: '2027-03-31' },
    last: { from: '2026-01-01', to: '2026-03-31' },
  }
  expect(asText(dateRangePresets({ today: '2026-11-12', holidayYears }))).toEqual([
    'This month: 2026-11-01 to 2026-11-30',
    'Last month: 2026-10-01 to 2026-10-31',
    'Next three months: 2026-11-12 to 2027-02-11',
    'Last three months: 2026-08-13 to 2026-11-12',
    'This holiday year: 2026-04-01 to 2027-03-31',
    'Last holiday year: 2026-01-01 to 2026-03-31',
    'This calendar year: 2026-01-01 to 2026-12-31',
    'Last calendar year: 2025-01-01 to 2025-12-31',
  ])
})

test('a single day is today or yesterday', () => {
  expect(asText(singleDayPresets('2026-03-01'))).toEqual([
    'Today: 2026-03-01 to 2026-03-01',
    'Yesterday: 2026-02-28 to 2026-02-28',
  ])
})

test('without a holiday year its presets are not offered', () => {
  expect(dateRangePresets({ today: '2026-11-12' }).map(({ label }) => label)).not.toContain('This holiday year')
})

test('before the day it begins, the holiday year is that of the year before', () => {
  expect(holidayYearOf('2026-03-31', '2026-04-01')).toEqual({ from: '2025-04-01', to: '2026-03-31' })
  expect(holidayYearOf('2026-04-01', '2030-04-01')).toEqual({ from: '2026-04-01', to: '2027-03-31' })
  expect(holidayYearOf('2026-06-01', '2028-02-29')).toEqual({ from: '2026-02-28', to: '2027-02-27' })
})

const someDay = fc.integer({ min: -20_000, max: 20_000 }).map((count) => addDays('2026-01-01', count))

property.prop([someDay, someDay])(
  'every day lies in its holiday year, and the years join without a gap',
  (day, start) => {
    const year = holidayYearOf(day, start)
    expect(year.from <= day && day <= year.to).toBe(true)
    expect(holidayYearOf(addDays(year.to, 1), start).from).toBe(addDays(year.to, 1))
    expect(holidayYearOf(addDays(year.from, -1), start).to).toBe(addDays(year.from, -1))
  },
)
