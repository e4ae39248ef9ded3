import { expect, it } from 'vitest'
import { EVERYONE, freeWords, loadQuery, loadTitle } from './load-of'
import { overWords } from './over-booked'

const HOUR = 3600
const interval = { from: '2026-11-09', capacity: 40 * HOUR, hard: 30 * HOUR, expected: 36 * HOUR, all: 44 * HOUR }

it.each([
  ['hard', '10h free'],
  ['expected', '4h free'],
  ['all', '4h over'],
] as const)('what is left depends on how much of soft bookings counts: %s', (band, words) => {
  expect(freeWords(interval, band)).toBe(words)
})

it('days without capacity have nothing to be free', () => {
  expect(freeWords({ ...interval, capacity: 0, hard: 0 }, 'hard')).toBe('–')
})

it('the load is asked for in whole months, so that days that are scrolled to change nothing', () => {
  const of = { ...EVERYONE, jobTitle: ' Analyst ' }
  const asked = (to: string) => loadQuery(of, 'week', { from: '2026-11-09', to }).queryKey
  expect(asked('2026-12-06')).toEqual(asked('2026-12-13'))
  expect(JSON.stringify(asked('2026-12-06'))).toContain('"jobTitle":"Analyst"')
})

it('says whose it is', () => {
  expect(loadTitle(EVERYONE)).toBe('Everyone')
  expect(loadTitle({ ...EVERYONE, lineManager: { id: '1', displayName: 'Ada' }, jobTitle: 'Analyst' })).toBe(
    'Team of Ada, Analyst',
  )
})

it('names a few of the intervals in which somebody is over-booked', () => {
  const days = ['2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30']
  expect(overWords(days.map((from) => ({ from, seconds: HOUR })))).toBe(
    '09/11/2026 by 1h, 16/11/2026 by 1h, 23/11/2026 by 1h and 1 more',
  )
})
