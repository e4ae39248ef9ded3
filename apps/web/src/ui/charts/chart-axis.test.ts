import { describe, expect, it } from 'vitest'
import { axisOf } from './chart-axis'

describe('the axis of a chart', () => {
  it.each([
    [37.5, [0, 10, 20, 30, 40]],
    [5, [0, 1, 2, 3, 4, 5]],
    [0.4, [0, 0.1, 0.2, 0.3, 0.4]],
    [1204, [0, 500, 1000, 1500]],
    [0, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  ])('of values up to %d has round ticks', (highest, ticks) => {
    expect(axisOf(highest)).toEqual({ ticks, end: ticks.at(-1) })
  })

  it('never ends below the highest value and never has more steps than asked for', () => {
    for (let highest = 0.07; highest < 1e6; highest *= 1.37) {
      const { ticks, end } = axisOf(highest, 4)
      expect(end).toBeGreaterThanOrEqual(highest)
      expect(ticks.length).toBeLessThanOrEqual(5)
    }
  })
})
