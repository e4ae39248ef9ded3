import { expect, it } from 'vitest'
import { dayInWords, daysInWords } from './day-in-words'

it.each([
  ['2026-12-02', '2 December 2026'],
  ['2028-02-29', '29 February 2028'],
  ['2026-01-31', '31 January 2026'],
])('%s is %s', (day, words) => {
  expect(dayInWords(day)).toBe(words)
})

it.each([
  ['2026-10-01', '2026-10-30', '1 to 30 October 2026'],
  ['2026-09-28', '2026-10-02', '28 September to 2 October 2026'],
  ['2025-10-01', '2026-10-30', '1 October 2025 to 30 October 2026'],
  ['2026-10-01', '2026-10-01', '1 October 2026'],
])('from %s to %s is %s', (from, to, words) => {
  expect(daysInWords(from, to)).toBe(words)
})
