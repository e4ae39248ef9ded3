import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { type AssetTime, freeTimes, heldUntil, holdsSomeOf, isOverdue, lateBy, standingOf } from './asset-use'

const hour = (at: number): string => new Date(Date.UTC(2026, 10, 12) + at * 3_600_000).toISOString()
const NOW = hour(0)

const use = (from: number, to: number | null, more: Partial<AssetTime> = {}): AssetTime => ({
  kind: to === null ? 'assignment' : 'booking',
  from: hour(from),
  to: to === null ? null : hour(to),
  isWaiting: false,
  takenAt: null,
  returnedAt: null,
  ...more,
})

describe('where an asset is', () => {
  it.each([
    ['nobody’s', [], 'available'],
    ['booked for later', [use(1, 2)], 'available'],
    ['booked, and not collected yet', [use(-1, 2)], 'booked'],
    ['asked for, and not approved yet', [use(-1, 2, { isWaiting: true })], 'available'],
    ['collected', [use(-1, 2, { takenAt: hour(-1) })], 'out'],
    ['collected, and the next one waits', [use(-3, -1, { takenAt: hour(-3) }), use(-1, 2)], 'overdue'],
    ['due this moment', [use(-1, 0, { takenAt: hour(-1) })], 'overdue'],
    ['back early', [use(-1, 2, { takenAt: hour(-1), returnedAt: hour(0) })], 'available'],
    ['just taken', [use(-1, 2, { kind: 'taking', takenAt: hour(-1) })], 'out'],
    ['assigned', [use(-9, null, { takenAt: hour(-9) })], 'withPerson'],
    ['detached', [use(-9, null, { takenAt: hour(-9), returnedAt: hour(-1) })], 'available'],
    ['not collected, and the time is over', [use(-3, -1)], 'available'],
  ] as const)('%s: %j', (_, uses, state) => {
    expect(standingOf({ isRetired: false, uses }, NOW).state).toBe(state)
  })

  it('says until when, and whose it is next', () => {
    const [taken, next, later] = [use(-1, 2, { takenAt: hour(-1) }), use(2, 4), use(9, 12)]
    expect(standingOf({ isRetired: false, uses: [later, next, taken] }, NOW)).toEqual({
      state: 'out',
      use: taken,
      until: hour(2),
      nextFrom: hour(2),
    })
  })

  it('is nowhere once it is retired', () => {
    expect(standingOf({ isRetired: true, uses: [] }, NOW)).toMatchObject({ state: 'retired', nextFrom: null })
  })
})

describe('what a use holds', () => {
  it.each([
    ['its end is the other’s start', use(1, 2), 2, 3, false],
    ['its start is the other’s end', use(3, 4), 2, 3, false],
    ['it lies within', use(2, 3), 1, 4, true],
    ['it lies around', use(1, 4), 2, 3, true],
    ['it came back before', use(1, 4, { takenAt: hour(1), returnedAt: hour(2) }), 2, 3, false],
    ['it came back late', use(1, 2, { takenAt: hour(1), returnedAt: hour(4) }), 2, 3, false],
    ['it is assigned', use(1, null, { takenAt: hour(1) }), 200, 300, true],
    ['it came back as it was taken', use(2, 4, { takenAt: hour(2), returnedAt: hour(2) }), 1, 3, false],
  ])('%s', (_, one, from, to, holds) => {
    expect(holdsSomeOf(one, { from: hour(from), to: hour(to) })).toBe(holds)
  })

  it('is overdue from its end on, as long as somebody has it', () => {
    const taken = use(-2, 0, { takenAt: hour(-2) })
    expect([isOverdue(taken, hour(-1)), isOverdue(taken, NOW), isOverdue(use(-2, 0), NOW)]).toEqual([
      false,
      true,
      false,
    ])
    expect(isOverdue({ ...taken, returnedAt: NOW }, hour(3))).toBe(false)
  })

  it.each([
    [2, 1, 0],
    [2, 2, 0],
    [1, 2, 3600],
    [null, 2, 0],
  ] as const)('due at %s and back at %i is late by %i seconds', (to, returned, late) => {
    expect(lateBy(to === null ? null : hour(to), hour(returned))).toBe(late)
  })
})

const anyUse = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 12 }), fc.option(fc.integer({ min: 0, max: 15 })))
  .map(([from, length, back]) =>
    use(from, from + length, back === null ? {} : { takenAt: hour(from), returnedAt: hour(from + back) }),
  )

test.prop([fc.array(anyUse, { maxLength: 8 })])(
  'what is free and what is held are all the time there is, hour by hour',
  (uses) => {
    const span = { from: hour(-10), to: hour(10) }
    const free = freeTimes(uses, span)
    for (let at = -10; at < 10; at++) {
      const isHeld = uses.some(({ from, ...one }) => {
        const until = heldUntil(one)
        return from <= hour(at) && until !== null && until > hour(at)
      })
      const isFree = free.some(({ from, to }) => from <= hour(at) && hour(at) < to)
      expect(isFree).toBe(!isHeld)
    }
    for (const { from, to } of free) expect(uses.some((one) => holdsSomeOf(one, { from, to }))).toBe(false)
  },
)
