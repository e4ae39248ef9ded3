import { expect, it } from 'vitest'
import { markedUp } from './marked-up'

it.each([
  [100_00, 0, 100_00],
  [100_00, 1_250, 112_50],
  [5, 1_000, 6],
  [-5, 1_000, -6],
  [33, 10_000, 66],
])('%i with a mark-up of %i is %i', (amount, markUp, marked) => {
  expect(markedUp(amount, markUp)).toBe(marked)
})
