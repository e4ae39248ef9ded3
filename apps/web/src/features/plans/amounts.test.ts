import { expect, test } from 'vitest'
import { axisMoney } from './amounts'

test.each([
  [0, '£0'],
  [50_000, '£500'],
  [4_000_000, '£40k'],
  [150_000_000, '£1.5m'],
  [300_000_000_000, '£3bn'],
])('an axis marks %i as %s', (amount, text) => {
  expect(axisMoney('GBP')(amount)).toBe(text)
})
