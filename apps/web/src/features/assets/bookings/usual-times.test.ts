import { expect, it } from 'vitest'
import { timesWithin, usualTimes } from './usual-times'

const LONDON = 'Europe/London'
const at = (moment: string): number => Date.parse(moment)

it.each([
  ['days ahead', '2026-11-19', '2026-11-23', '2026-11-12T12:20:00Z', '2026-11-19T09:00:00Z', '2026-11-23T17:30:00Z'],
  [
    'today, from this hour on',
    '2026-11-12',
    '2026-11-12',
    '2026-11-12T12:20:00Z',
    '2026-11-12T12:00:00Z',
    '2026-11-12T17:30:00Z',
  ],
  [
    'this evening, until tomorrow',
    '2026-11-12',
    '2026-11-12',
    '2026-11-12T19:20:00Z',
    '2026-11-12T19:00:00Z',
    '2026-11-13T17:30:00Z',
  ],
  [
    'over the end of summer time',
    '2026-10-24',
    '2026-10-25',
    '2026-10-01T12:00:00Z',
    '2026-10-24T08:00:00Z',
    '2026-10-25T17:30:00Z',
  ],
])('%s', (_, from, to, now, start, end) => {
  const times = usualTimes({ from, to }, at(now), LONDON)
  expect([at(times.from), at(times.to)]).toEqual([at(start), at(end)])
})

it('begins with the hour by the clocks of places that are half an hour off', () => {
  const times = usualTimes({ from: '2026-11-12', to: '2026-11-12' }, at('2026-11-12T06:50:00Z'), 'Asia/Kolkata')
  expect(times.from).toBe('2026-11-12T06:30:00.000Z')
})

it('takes less of a day on which somebody else has the asset', () => {
  const free = { from: '2026-11-19T12:00:00.000Z', to: '2026-11-23T10:00:00.000Z' }
  const now = at('2026-11-12T12:00:00Z')
  expect(timesWithin({ from: '2026-11-19', to: '2026-11-23' }, free, now, LONDON)).toEqual(free)
  expect(timesWithin({ from: '2026-11-20', to: '2026-11-20' }, free, now, LONDON)).toEqual({
    from: '2026-11-20T09:00:00.000Z',
    to: '2026-11-20T17:30:00.000Z',
  })
})

it('takes the evening where only that is free', () => {
  const free = { from: '2026-11-19T18:00:00.000Z', to: '2026-11-25T10:00:00.000Z' }
  expect(timesWithin({ from: '2026-11-19', to: '2026-11-19' }, free, at('2026-11-12T12:00:00Z'), LONDON)).toEqual({
    from: '2026-11-19T18:00:00.000Z',
    to: '2026-11-20T00:00:00.000Z',
  })
})
