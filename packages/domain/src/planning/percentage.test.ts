import { expect, it } from 'vitest'
import { secondsOfPercentage } from './percentage'

const range = { from: '2026-07-06', to: '2026-07-10' }

it('answers each day of an uneven week and their sum, in whole seconds, half away', () => {
  const days = { from: '2026-07-06', contracted: [27_000, 13_501, 0, 27_000, 28_800], capacity: [1, 1, 0, 0, 28_800] }
  expect(secondsOfPercentage(5_000, range, days)).toEqual({
    seconds: 34_651,
    days: [
      { day: '2026-07-06', seconds: 13_500 },
      { day: '2026-07-07', seconds: 6_751 },
      { day: '2026-07-08', seconds: 0 },
      { day: '2026-07-09', seconds: 0 },
      { day: '2026-07-10', seconds: 14_400 },
    ],
  })
})
