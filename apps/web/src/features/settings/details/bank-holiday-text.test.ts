import { expect, it } from 'vitest'
import { distanceText, weekdayName } from './bank-holiday-text'

it('names the weekday of a calendar day, wherever one is', () => {
  expect(weekdayName('2026-12-25')).toBe('Friday')
  expect(weekdayName('2026-11-15')).toBe('Sunday')
})

it('says how far a day is, in the unit that fits', () => {
  expect(distanceText('2026-11-15', '2026-11-15')).toBe('today')
  expect(distanceText('2026-11-15', '2026-11-16')).toBe('tomorrow')
  expect(distanceText('2026-11-15', '2026-12-25')).toBe('in 6 weeks')
  expect(distanceText('2026-11-15', '2026-08-31')).toBe('2 months ago')
})
