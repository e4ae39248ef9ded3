import { describe, expect, it } from 'vitest'
import type { TimeValues } from './submission-values'
import { afterChoice, afterTimes, afterTypedDuration, shownDuration } from './typed-time'

const LONDON = 'Europe/London'
const timed = (changes: Partial<TimeValues> = {}): TimeValues => ({
  isUnspecified: false,
  day: '2026-11-11',
  fromTime: '09:00',
  toDay: '2026-11-11',
  toTime: null,
  duration: null,
  ...changes,
})

describe('a duration typed where there are times', () => {
  it.each([
    ['leads to the end', 5400, { toTime: '10:30', duration: null }],
    ['may end on the next day', 16 * 3600, { toDay: '2026-11-12', toTime: '01:00' }],
    ['that cannot be read is kept to be told so', Number.NaN, { toTime: null, duration: Number.NaN }],
  ])('%s', (_what, duration, expected) => {
    expect(afterTypedDuration(timed(), duration, LONDON)).toMatchObject(expected)
  })

  it('waits for a beginning', () => {
    const waiting = afterTypedDuration(timed({ fromTime: null }), 3600, LONDON)
    expect(waiting).toMatchObject({ toTime: null, duration: 3600 })
    expect(shownDuration(waiting, LONDON)).toBe(3600)
    expect(afterTimes(waiting, { fromTime: '13:00' }, LONDON)).toMatchObject({ toTime: '14:00', duration: null })
  })

  it('goes with the end when it is taken out, and gives way to an end that is typed', () => {
    expect(afterTypedDuration(timed({ toTime: '10:00' }), null, LONDON).toTime).toBeNull()
    const unread = timed({ duration: Number.NaN })
    expect(afterTimes(unread, { toTime: '10:00' }, LONDON)).toMatchObject({ toTime: '10:00', duration: null })
  })
})

it('the duration stays when times are added or left out', () => {
  const only = timed({ isUnspecified: true, duration: 5400 })
  const withTimes = afterChoice(only, false, LONDON)
  expect(withTimes).toMatchObject({ toTime: '10:30', duration: null })
  expect(shownDuration(withTimes, LONDON)).toBe(5400)
  expect(afterChoice(withTimes, true, LONDON)).toMatchObject({ isUnspecified: true, duration: 5400 })
})

it('an end before the beginning is no duration', () => {
  expect(shownDuration(timed({ toTime: '08:00' }), LONDON)).toBeNull()
})
