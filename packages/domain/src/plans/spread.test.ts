import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { spread } from './spread'

it.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [101, [1, 1, 1], [34, 34, 33]],
  [100, [20, 0, 21], [49, 0, 51]],
  [5, [0, 0], [5, 0]],
  [0, [3, 4], [0, 0]],
  [10, [], []],
  [1_000_000_000_000, [99_999_999, 1], [999_999_990_000, 10_000]],
])('%i by %j is %j', (total, weights, parts) => {
  expect(spread(total, weights)).toEqual(parts)
})

const weights = fc.array(fc.nat(100_000_000), { minLength: 1, maxLength: 120 })

test.prop([fc.nat(1_000_000_000_000), weights])(
  'loses nothing, and is never a unit away from the exact share',
  (total, by) => {
    const parts = spread(total, by)
    const sum = by.reduce((all, weight) => all + weight, 0)
    expect(parts.reduce((all, part) => all + part, 0)).toBe(total)
    if (sum === 0) return
    for (const [index, part] of parts.entries()) {
      const difference = BigInt(part) * BigInt(sum) - BigInt(total) * BigInt(by[index] ?? 0)
      expect(difference < BigInt(sum) && -difference < BigInt(sum)).toBe(true)
    }
  },
)
