import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { booked } from '../bookings/testing/sample-bookings'
import { daysToFill, type PossibleCandidate, rankedCandidates } from './candidates'

const week = { from: '2026-07-06', contracted: [8, 8, 8, 8, 8, 0, 0], capacity: [8, 8, 8, 8, 8, 0, 0] }
const role = {
  range: { from: '2026-07-06', to: '2026-07-10' },
  bookings: [booked('2026-07-06', '2026-07-10', { secondsPerDay: 4 })],
  days: week,
  tags: ['Design', 'lead'],
}
const hard = (seconds: number) => ({
  ...booked('2026-07-06', '2026-07-10', { secondsPerDay: seconds }),
  isSoft: false,
  softShare: 0,
})
const somebody = (name: string, facts: Partial<PossibleCandidate> = {}): PossibleCandidate => ({
  id: `id of ${name}`,
  name,
  days: week,
  bookings: [],
  tags: [],
  sameRoles: 0,
  isOnTarget: false,
  ...facts,
})
const order = (...people: PossibleCandidate[]) => rankedCandidates(role, people).map(({ person }) => person.name)

it('counts free time on the days of the role, and no more than it needs there', () => {
  const away = { ...week, capacity: [8, 0, 8, 8, 2, 0, 0] }
  const [candidate] = rankedCandidates(role, [somebody('a', { days: away, bookings: [hard(5)] })])
  expect(candidate).toMatchObject({ freeSeconds: 9, neededSeconds: 20 })
  const [free] = rankedCandidates(role, [somebody('a')])
  expect(free).toMatchObject({ freeSeconds: 20, neededSeconds: 20 })
})

it('names what speaks for somebody', () => {
  const [candidate] = rankedCandidates(role, [
    somebody('a', { tags: ['design', 'Java'], sameRoles: 2, isOnTarget: true }),
  ])
  expect(candidate).toMatchObject({ tags: ['design'], sameRoles: 2, isOnTarget: true })
})

it.each([
  ['who is freer', somebody('b'), somebody('a', { bookings: [hard(6)], sameRoles: 9 })],
  ['who had such roles more often', somebody('b', { sameRoles: 2 }), somebody('a', { sameRoles: 1, tags: ['lead'] })],
  ['whose tags fit', somebody('b', { tags: ['lead'] }), somebody('a', { isOnTarget: true })],
  ['who works on the same', somebody('b', { isOnTarget: true }), somebody('a')],
  ['whose name is first', somebody('a'), somebody('b')],
  ['whose id is first', somebody('a', { id: '1' }), somebody('a', { id: '2' })],
])('puts first %s', (_, first, second) => {
  const ranked = rankedCandidates(role, [second, first]).map(({ person }) => person)
  expect(ranked).toEqual([first, second])
})

it('prefers experience to the last tenth of the time, but not to more', () => {
  const lacking = (seconds: number) =>
    somebody('experienced', { days: { ...week, capacity: [4 - seconds, 8, 8, 8, 8, 0, 0] }, sameRoles: 1 })
  expect(order(somebody('free'), lacking(1))).toEqual(['experienced', 'free'])
  expect(order(somebody('free'), lacking(3))).toEqual(['free', 'experienced'])
})

it('ranks people for a role that is not booked yet by what they did', () => {
  const empty = { ...role, bookings: [] }
  const ranked = rankedCandidates(empty, [somebody('a'), somebody('b', { sameRoles: 1 })])
  expect(ranked.map(({ person, freeSeconds, neededSeconds }) => [person.name, freeSeconds, neededSeconds])).toEqual([
    ['b', 0, 0],
    ['a', 0, 0],
  ])
})

const somePeople = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 3 }),
    name: fc.constantFrom('a', 'b'),
    sameRoles: fc.nat(1),
    isOnTarget: fc.boolean(),
    busy: fc.nat(8),
  }),
  { selector: ({ id }) => id, maxLength: 8 },
)

test.prop([somePeople])('is the same in whatever order people are given', (people) => {
  const all = people.map(({ busy, name, ...facts }) => somebody(name, { ...facts, bookings: [hard(busy)] }))
  expect(rankedCandidates(role, all.toReversed())).toEqual(rankedCandidates(role, all))
})

it.each([
  [
    'days that are over are left out',
    '2026-06-01',
    '2026-07-31',
    '2026-07-15',
    { from: '2026-07-15', to: '2026-07-31' },
  ],
  [
    'a role that is over has all of its days',
    '2026-06-01',
    '2026-06-30',
    '2026-07-15',
    { from: '2026-06-01', to: '2026-06-30' },
  ],
  [
    'years are compared from their start',
    '2026-07-20',
    '2036-07-20',
    '2026-07-15',
    { from: '2026-07-20', to: '2028-09-26' },
  ],
])('%s', (_, from, to, today, expected) => {
  expect(daysToFill([booked(from, to, { secondsPerDay: 1 })], today)).toEqual(expected)
  expect(daysToFill([], today)).toBeUndefined()
})
