import { expect, test } from 'vitest'
import { dateRange, formatDateRange, isoTextOfDateRange, parseDateRange } from './date-range'

test('a range comes out as two ISO dates, or as nothing when it is invalid', () => {
  expect(isoTextOfDateRange('2026-11-01', '2026-11-30')).toBe('2026-11-01~2026-11-30')
  expect(isoTextOfDateRange('2026-11-01', '2026-11-01')).toBe('2026-11-01~2026-11-01')
  expect(isoTextOfDateRange('2026-11-30', '2026-11-01')).toBe('')
  expect(isoTextOfDateRange('2026-11-31', '2026-12-01')).toBe('')
  expect(isoTextOfDateRange('2026-11-01', null)).toBe('')
})

test('the text reads back as the same range', () => {
  expect(parseDateRange('2026-11-01~2026-11-30')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  for (const text of ['', '2026-11-01', '2026-11-01~', '2026-11-01~2026-11-02~2026-11-03', '~']) {
    expect(parseDateRange(text)).toBeUndefined()
  }
})

test('a range is read with both days, or one when they are the same', () => {
  expect(formatDateRange({ from: '2026-11-09', to: '2026-11-15' })).toBe('09/11/2026 – 15/11/2026')
  expect(formatDateRange({ from: '2026-11-09', to: '2026-11-09' })).toBe('09/11/2026')
})

test('two days make a range only in order', () => {
  expect(dateRange('2026-11-09', '2026-11-08')).toBeUndefined()
})
