import { fc, test as property } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { counterAmounts } from './counter-amounts'

const claim = { amount: 1000, convertedAmount: 871, vatAmount: 167, netInProject: 833 }

it.each([
  [0, 1000, { amount: -1000, convertedAmount: -871, vatAmount: -167, netInProject: -833 }],
  [0, 500, { amount: -500, convertedAmount: -436, vatAmount: -84, netInProject: -417 }],
  [500, 500, { amount: -500, convertedAmount: -435, vatAmount: -83, netInProject: -416 }],
])('after %i, taking back %i comes to %j', (before, amount, parts) => {
  expect(counterAmounts(claim, before, amount)).toEqual(parts)
})

const money = fc.integer({ min: 1, max: 10_000_000_000 })

property.prop([money, money, money, fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 12 })])(
  'all parts together are the claim, however it is divided',
  (amount, convertedAmount, netInProject, weights) => {
    const whole = { amount, convertedAmount, vatAmount: amount - 1, netInProject }
    const ends = [...new Set(weights.map((weight) => Math.max(1, Math.floor((amount * weight) / 1001))))]
      .filter((end) => end < amount)
      .toSorted((a, b) => a - b)
    const parts = [...ends, amount].map((end, index) =>
      counterAmounts(whole, ends[index - 1] ?? 0, end - (ends[index - 1] ?? 0)),
    )
    const sum = (key: keyof typeof whole) => parts.reduce((all, part) => all + part[key], 0)
    for (const key of ['amount', 'convertedAmount', 'vatAmount', 'netInProject'] as const) {
      expect(sum(key) + whole[key]).toBe(0)
      for (const part of parts) expect(part[key]).toBeLessThanOrEqual(0)
    }
  },
)
