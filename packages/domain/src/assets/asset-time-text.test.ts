import { expect, it } from 'vitest'
import { timesText } from './asset-time-text'

it.each([
  ['2026-11-18T09:00:00.000Z', '2026-11-27T17:30:00.000Z', 'Europe/London', '18/11/2026 09:00 – 27/11/2026 17:30'],
  ['2026-12-03T13:00:00.000Z', '2026-12-03T17:00:00.000Z', 'Europe/London', '03/12/2026 13:00 – 17:00'],
  ['2026-07-03T22:00:00.000Z', '2026-07-03T23:30:00.000Z', 'Europe/London', '03/07/2026 23:00 – 04/07/2026 00:30'],
])('%s to %s in %s is %s', (from, to, timeZone, text) => {
  expect(timesText({ from, to }, timeZone)).toBe(text)
})
