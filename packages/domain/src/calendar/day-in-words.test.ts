import { expect, it } from 'vitest'
import { dayInWords } from './day-in-words'

it.each([
  ['2026-12-02', '2 December 2026'],
  ['2028-02-29', '29 February 2028'],
  ['2026-01-31', '31 January 2026'],
])('%s is %s', (day, words) => {
  expect(dayInWords(day)).toBe(words)
})
