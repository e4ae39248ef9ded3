import { fc, test } from '@fast-check/vitest'
import { planningLevels } from '@praxis/contract/planning/planning-rules'
import { expect, it } from 'vitest'
import { booked } from '../bookings/testing/sample-bookings'
import { secondsByLine } from './booked-lines'
import { type LoadingBooking, loadsOfDays } from './load'
import { someLoadingBooking, somePerson, someRange, workDaysOf } from './testing/random-planning'

/** Monday to Sunday, with leave on Wednesday. */
const week = { from: '2026-07-06', contracted: [8, 8, 8, 8, 8, 0, 0], capacity: [8, 8, 0, 8, 8, 0, 0] }
const shown = { from: '2026-07-06', to: '2026-07-12' }
const hard = { isSoft: false, softShare: 0 }
const soft = { isSoft: true, softShare: 5_000 }
const all = (amount: Parameters<typeof booked>[2]) => booked(shown.from, shown.to, amount)

it.each<[string, LoadingBooking[], number]>([
  ['seconds a day on the days with capacity', [{ ...all({ secondsPerDay: 3 }), ...hard }], 12],
  ['a total, whose odd seconds are not lost', [{ ...all({ totalSeconds: 11 }), ...hard }], 11],
  ['a share of each day', [{ ...all({ percentage: 2_500 }), ...hard }], 8],
  ['soft time whole, however likely it is', [{ ...all({ secondsPerDay: 3 }), ...soft }], 12],
  ['many bookings together', [3, 1].map((secondsPerDay) => ({ ...all({ secondsPerDay }), ...hard })), 16],
])('counts %s', (_, bookings, seconds) => {
  expect(secondsByLine(new Map([['line', bookings]]), week, 'week', shown)).toEqual(
    new Map([['line', new Map([[shown.from, seconds]])]]),
  )
})

it('keeps lines without anything in sight', () => {
  const later = { ...booked('2026-07-13', '2026-07-14', { secondsPerDay: 3 }), ...hard }
  expect(secondsByLine(new Map([['later', [later]]]), week, 'day', shown)).toEqual(new Map([['later', new Map()]]))
})

const someBookings = fc.array(fc.tuple(fc.nat(3), someLoadingBooking), { maxLength: 6 })

test.prop([somePerson, someBookings, someRange, fc.constantFrom(...planningLevels)])(
  'lines sum to what is booked in each interval, at every level',
  (person, numbered, range, level) => {
    const days = workDaysOf(person)
    const lines = new Map<number, LoadingBooking[]>()
    for (const [line, booking] of numbered) lines.set(line, [...(lines.get(line) ?? []), booking])
    const sums = new Map<string, number>()
    for (const line of secondsByLine(lines, days, level, range).values())
      for (const [day, seconds] of line) sums.set(day, (sums.get(day) ?? 0) + seconds)
    const all = numbered.map(([, booking]) => booking)
    const expected = [...loadsOfDays(all, days, level, range)].flatMap(([day, load]) =>
      load.hard + load.soft > 0 ? [[day, load.hard + load.soft] as const] : [],
    )
    expect(sums).toEqual(new Map(expected))
  },
)
