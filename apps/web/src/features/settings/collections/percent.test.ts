import { expect, it } from 'vitest'
import { fractionOf, percentOf } from './percent'

it('comes back as it was typed, for every hundredth of a percent', () => {
  for (let hundredths = 0; hundredths <= 10_000; hundredths += 1) {
    const percent = hundredths / 100
    expect(percentOf(fractionOf(percent))).toBe(percent)
  }
})
