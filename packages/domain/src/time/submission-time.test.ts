import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { submissionTime } from './submission-time'

const LONDON = 'Europe/London'

test('a day without a time of day is that day, wherever its owner is', () => {
  for (const timeZone of [LONDON, 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])
    expect(submissionTime({ from: '2026-11-12T00:00:00.000Z', to: null, duration: 3600 }, timeZone)).toEqual({
      ...{ day: '2026-11-12', startsAt: null, endsAt: null, duration: 3600 },
    })
})

test.each([
  ['2026-11-12T23:30:00Z', LONDON, '2026-11-12'],
  ['2026-11-12T23:30:00Z', 'Europe/Berlin', '2026-11-13'],
  ['2026-06-30T23:30:00Z', LONDON, '2026-07-01'],
  ['2026-11-12T04:00:00Z', 'America/New_York', '2026-11-11'],
])('what begins at %s in %s is time of %s', (from, timeZone, day) => {
  const to = new Date(Date.parse(from) + 5_400_000).toISOString()
  expect(submissionTime({ from, to, duration: 1 }, timeZone)).toMatchObject({ day, duration: 5400 })
})

test.each([
  [{ from: 'yesterday', duration: 60 }, 'from'],
  [{ from: '2026-11-12T00:00:01.000Z', duration: 60 }, 'from'],
  [{ from: '2026-11-12T09:00:00.000Z', duration: 60 }, 'from'],
  [{ from: '0000-01-01T00:00:00.000Z', duration: 60 }, 'from'],
  [{ from: '-001950-01-01T00:00:00.000Z', duration: 60 }, 'from'],
  [{ from: '1899-12-31T00:00:00.000Z', duration: 60 }, 'from'],
  [{ from: '2200-01-01T00:00:00.000Z', duration: 60 }, 'from'],
  [{ from: '2199-12-31T23:30:00.000Z', to: '2200-01-01T01:00:00.000Z' }, 'from'],
  [{ from: '9999-12-31T23:59:00.000Z', to: '+010000-01-01T00:10:00.000Z' }, 'from'],
  [{ from: '2026-11-12T00:00:00.000Z' }, 'duration'],
  [{ from: '2026-11-12T00:00:00.000Z', duration: 0 }, 'duration'],
  [{ from: '2026-11-12T00:00:00.000Z', duration: -60 }, 'duration'],
  [{ from: '2026-11-12T00:00:00.000Z', duration: 31 * 86_400 + 1 }, 'duration'],
  [{ from: '2026-11-12T09:00:00.000Z', to: 'later' }, 'to'],
  [{ from: '2026-11-12T09:00:00.000Z', to: '2026-11-12T09:00:00.000Z' }, 'to'],
  [{ from: '2026-11-12T09:00:00.000Z', to: '2026-11-12T08:59:00.000Z' }, 'to'],
  [{ from: '2026-11-12T09:00:00.000Z', to: '2026-12-13T09:00:01.000Z' }, 'to'],
])('%o is wrong in %s', (given, field) => {
  expect(submissionTime(given, 'Europe/Berlin')).toMatchObject({ problem: { field } })
})

property.prop([
  fc.date({ min: new Date('2015-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }),
  fc.integer({ min: 1, max: 31 * 86_400 }),
  fc.constantFrom(LONDON, 'America/Sao_Paulo', 'Asia/Kathmandu', 'Australia/Lord_Howe'),
])('the duration is the time between the two, whatever clocks do meanwhile', (start, seconds, timeZone) => {
  const to = new Date(start.getTime() + seconds * 1000).toISOString()
  expect(submissionTime({ from: start.toISOString(), to }, timeZone)).toMatchObject({
    duration: seconds,
    startsAt: start.toISOString(),
    endsAt: to,
  })
})
