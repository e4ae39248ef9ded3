import { fc, test } from '@fast-check/vitest'
import { planningLevels } from '@praxis/contract/planning/planning-rules'
import { expect, it } from 'vitest'
import { booked } from '../bookings/testing/sample-bookings'
import { splitAt } from './cut-bookings'
import { intervalOf, snappedRange } from './intervals'
import { loadsOfAll, loadsOfDays, targetLoads } from './load'
import { someDay, someLoadingBooking, somePerson, someRange, workDaysOf } from './testing/random-planning'
import { slowDays, slowLoads } from './testing/slow-planning'

/** Monday to Sunday, with leave on the afternoon of Tuesday and all of Wednesday. */
const week = {
  from: '2026-07-06',
  contracted: [8, 8, 8, 8, 8, 0, 0],
  capacity: [8, 4, 0, 8, 8, 0, 0],
}
const shown = { from: '2026-07-06', to: '2026-07-12' }
const hard = { isSoft: false, softShare: 0 }
const soft = (softShare: number) => ({ isSoft: true, softShare })
const all = (amount: Parameters<typeof booked>[2]) => booked(shown.from, shown.to, amount)
const ofWeek = (bookings: Parameters<typeof loadsOfDays>[0]) =>
  loadsOfDays(bookings, week, 'week', shown).get(shown.from)

it.each([
  ['hard bookings count whole', { ...all({ secondsPerDay: 3 }), ...hard }, { hard: 12, soft: 0, weighted: 12 }],
  [
    'soft ones on a project too',
    { ...all({ secondsPerDay: 3 }), ...soft(10_000) },
    { hard: 0, soft: 12, weighted: 12 },
  ],
  ['soft ones by probability', { ...all({ secondsPerDay: 3 }), ...soft(2_500) }, { hard: 0, soft: 12, weighted: 3 }],
  ['soft ones that are lost not', { ...all({ secondsPerDay: 3 }), ...soft(0) }, { hard: 0, soft: 12, weighted: 0 }],
  ['a half is rounded up', { ...all({ totalSeconds: 1 }), ...soft(5_000) }, { hard: 0, soft: 1, weighted: 1 }],
])('%s', (_, booking, expected) => {
  expect(ofWeek([booking])).toEqual({ contracted: 40, capacity: 28, ...expected })
})

it('rounds what is expected once for an interval, not for each day, booking or person', () => {
  const third = { ...all({ secondsPerDay: 1 }), ...soft(3_333) }
  expect(ofWeek([third])?.weighted).toBe(1)
  expect(ofWeek([third, third])?.weighted).toBe(3)
  const person = { bookings: [third], days: week }
  expect(loadsOfAll([person, person, person], 'week', shown).get(shown.from)?.weighted).toBe(4)
})

it('carries whole seconds on half a day, and nothing on a day without capacity', () => {
  const days = loadsOfDays([{ ...all({ secondsPerDay: 6 }), ...hard }], week, 'day', shown)
  expect(days.get('2026-07-07')).toEqual({ contracted: 8, capacity: 4, hard: 6, soft: 0, weighted: 6 })
  expect(days.get('2026-07-08')).toEqual({ contracted: 8, capacity: 0, hard: 0, soft: 0, weighted: 0 })
  expect([...days.keys()]).toEqual(slowDays('2026-07-06', '2026-07-10'))
})

it('spreads a total over all of its days, of which only some are shown', () => {
  const thursday = { from: '2026-07-09', to: '2026-07-09' }
  const booking = { ...all({ totalSeconds: 11 }), ...hard }
  expect([...loadsOfDays([booking], week, 'day', thursday)]).toEqual([
    ['2026-07-09', { contracted: 8, capacity: 8, hard: 3, soft: 0, weighted: 3 }],
  ])
})

it('leaves out intervals of a target in which nothing is booked', () => {
  const monday = { ...booked('2026-07-06', '2026-07-06', { secondsPerDay: 5 }), ...hard }
  const friday = { ...booked('2026-07-10', '2026-07-10', { percentage: 5_000 }), ...soft(5_000) }
  const roles = [monday, friday].map((booking) => ({ bookings: [booking], days: week }))
  expect([...targetLoads(roles, 'day', shown)]).toEqual([
    ['2026-07-06', { hard: 5, soft: 0, weighted: 5 }],
    ['2026-07-10', { hard: 0, soft: 4, weighted: 2 }],
  ])
})

const someRow = fc.record({ person: somePerson, bookings: fc.array(someLoadingBooking, { maxLength: 4 }) })
const someRows = fc.array(someRow, { minLength: 1, maxLength: 2 })

test.prop([someRows, someRange, fc.constantFrom(...planningLevels)], { numRuns: 40 })(
  'is what each day comes to, counted one by one',
  (rows, range, level) => {
    const { from, to } = snappedRange(range, level)
    const counted = rows.map(({ person, bookings }) => ({ bookings, days: workDaysOf(person) }))
    const expected = slowLoads(rows, slowDays(from, to), level)
    expect(Object.fromEntries(loadsOfAll(counted, level, range))).toEqual(expected)
    const booked = Object.entries(expected).flatMap(([day, { hard, soft, weighted }]) =>
      hard + soft > 0 ? [[day, { hard, soft, weighted }]] : [],
    )
    expect([...targetLoads(counted, level, range)]).toEqual(booked)
  },
)

test.prop([someRow, someRange, fc.constantFrom('week' as const, 'month' as const)])(
  'weeks and months are the sums of their days',
  ({ person, bookings }, range, level) => {
    const days = workDaysOf(person)
    const sums = new Map<string, number[]>()
    for (const [day, load] of loadsOfDays(bookings, days, 'day', snappedRange(range, level))) {
      const sum = sums.get(intervalOf(day, level)) ?? [0, 0, 0, 0]
      const added = [load.contracted, load.capacity, load.hard, load.soft].map((some, at) => some + (sum[at] ?? 0))
      sums.set(intervalOf(day, level), added)
    }
    const loads = [...loadsOfDays(bookings, days, level, range)]
    expect(loads.map(([day, load]) => [day, [load.contracted, load.capacity, load.hard, load.soft]])).toEqual([...sums])
  },
)

test.prop([someRow, someRange, fc.array(someDay, { maxLength: 5 }), fc.constantFrom(...planningLevels)])(
  'stays the same however bookings are cut',
  ({ person, bookings }, range, cuts, level) => {
    const days = workDaysOf(person)
    const pieces = cuts.reduce((all, day) => all.flatMap((piece) => splitAt(piece, day, days) ?? [piece]), bookings)
    expect(loadsOfDays(pieces, days, level, range)).toEqual(loadsOfDays(bookings, days, level, range))
  },
)
