import { timeByState } from '@praxis/domain/time/time-figures'
import { expect, it } from 'vitest'
import { leftText } from './left-text'

const CONTRACTED = 37.5 * 3600

it.each([
  [33.75 * 3600, '3h 45m left to log'],
  [CONTRACTED, 'Fully logged'],
  [CONTRACTED + 43 * 60, '0h 43m over'],
])('of %i seconds: %s', (duration, words) => {
  expect(leftText(timeByState([{ state: 'approved', duration }]), CONTRACTED)).toBe(words)
})

it('denied time is still to be logged', () => {
  const figures = timeByState([{ state: 'denied', duration: CONTRACTED }])
  expect(leftText(figures, CONTRACTED)).toBe('37h 30m left to log')
})
