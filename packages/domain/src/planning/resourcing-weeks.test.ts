import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { booked } from '../bookings/testing/sample-bookings'
import { loadsOfDays } from './load'
import { resourcingWeeks } from './resourcing-weeks'
import { someLoadingBooking, somePerson, someRange, workDaysOf } from './testing/random-planning'

/** A week before the contract begins, a week of work, and a week of leave. */
const days = {
  from: '2026-07-06',
  contracted: [0, 0, 0, 0, 0, 0, 0, 10, 10, 10, 10, 10, 0, 0, 10, 10, 10, 10, 10, 0, 0],
  capacity: [0, 0, 0, 0, 0, 0, 0, 10, 10, 10, 10, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0],
}
const on = (targetableID: string, kind: 'client' | 'internal' | 'opportunity', isSoft = false) => ({
  targetableID,
  kind,
  isSoft,
  softShare: 5_000,
})
const inAll = (secondsPerDay: number) => booked('2026-07-06', '2026-07-26', { secondsPerDay })

it('splits what is booked by kind, and says who is away', () => {
  const bookings = [
    { ...inAll(6), ...on('a', 'client') },
    { ...inAll(1), ...on('a', 'client', true) },
    { ...inAll(1), ...on('b', 'internal') },
    { ...inAll(2), ...on('c', 'opportunity', true) },
  ]
  const nothing = { client: 0, internal: 0, opportunity: 0, hard: 0, capacity: 0, utilisation: null }
  expect(resourcingWeeks(bookings, days, { from: '2026-07-10', to: '2026-07-21' })).toEqual({
    contracted: 0,
    weeks: [
      { monday: '2026-07-06', ...nothing, isAway: false },
      {
        monday: '2026-07-13',
        capacity: 50,
        client: 35,
        internal: 5,
        opportunity: 10,
        hard: 35,
        utilisation: 100,
        isAway: false,
      },
      { monday: '2026-07-20', ...nothing, isAway: true },
    ],
    targets: [
      { targetableID: 'a', seconds: [0, 35, 0] },
      { targetableID: 'b', seconds: [0, 5, 0] },
      { targetableID: 'c', seconds: [0, 10, 0] },
    ],
  })
})

const someBookings = fc.array(
  fc.tuple(someLoadingBooking, fc.constantFrom(on('a', 'client'), on('b', 'internal'), on('c', 'opportunity'))),
  { maxLength: 5 },
)

test.prop([someBookings, somePerson, someRange])('agrees with the planner’s weeks', (pairs, person, range) => {
  const workDays = workDaysOf(person)
  const bookings = pairs.map(([booking, { targetableID, kind }]) => ({ ...booking, targetableID, kind }))
  const loads = loadsOfDays(bookings, workDays, 'week', range)
  const { weeks, targets } = resourcingWeeks(bookings, workDays, range)
  for (const [index, { monday, capacity, client, internal, opportunity, hard }] of weeks.entries()) {
    const load = loads.get(monday)
    const ofTargets = targets.reduce((sum, { seconds }) => sum + (seconds[index] ?? 0), 0)
    expect([capacity, hard]).toEqual([load?.capacity ?? 0, load?.hard ?? 0])
    expect(client + internal + opportunity).toBe((load?.hard ?? 0) + (load?.soft ?? 0))
    expect(ofTargets).toBe(client + internal + opportunity)
  }
})
