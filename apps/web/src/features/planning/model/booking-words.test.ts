import { expect, it } from 'vitest'
import { changeWords } from './booking-words'

it.each([
  ['booked', 1, '1 booking added'],
  ['moved', 3, '3 bookings moved'],
  ['roleDeleted', 2, 'role deleted'],
] as const)('says what a change was: %s of %i', (action, count, words) => {
  expect(changeWords({ action, count })).toBe(words)
})
