import { expect, it } from 'vitest'
import { percentDone } from './percent-done'

it.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 13, 7],
  [999, 1000, 99],
  [13, 13, 100],
])('%i of %i are %i percent', (done, total, percent) => {
  expect(percentDone(done, total)).toBe(percent)
})
