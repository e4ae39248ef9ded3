import { fc, test as property } from '@fast-check/vitest'
import { timeSheetRoundings } from '@praxis/contract/projects/project-rules'
import { expect, test } from 'vitest'
import { roundedUp } from './rounding'

test.each([
  [0, 'thirtyMinuteBlocks', 0],
  [1, 'none', 1],
  [1, 'sixMinuteBlocks', 360],
  [360, 'sixMinuteBlocks', 360],
  [361, 'sixMinuteBlocks', 720],
  [901, 'fifteenMinuteBlocks', 1800],
  [1800, 'thirtyMinuteBlocks', 1800],
  [5401, 'thirtyMinuteBlocks', 7200],
] as const)('%i seconds in %s are %i', (seconds, rounding, rounded) => {
  expect(roundedUp(seconds, rounding)).toBe(rounded)
})

property.prop([fc.nat(3_000_000), fc.nat(3_000_000), fc.constantFrom(...timeSheetRoundings)])(
  'is whole blocks, never less, less than a block more, and keeps the order',
  (seconds, others, rounding) => {
    const rounded = roundedUp(seconds, rounding)
    const block = roundedUp(1, rounding)
    expect(rounded % block).toBe(0)
    expect(rounded - seconds).toBeGreaterThanOrEqual(0)
    expect(rounded - seconds).toBeLessThan(block)
    expect(roundedUp(rounded, rounding)).toBe(rounded)
    if (seconds <= others) expect(rounded).toBeLessThanOrEqual(roundedUp(others, rounding))
  },
)
