import { describe, expect, it } from 'vitest'
import {
  type BookingAction,
  type BookingActor,
  type BookingStanding,
  bookingActions,
  refusalOfBookingAction,
} from './asset-booking-policy'

const NOW = '2026-11-12T12:00:00.000Z'
const at = (hours: number): string => new Date(Date.parse(NOW) + hours * 3_600_000).toISOString()

const booking = (more: Partial<BookingStanding> = {}): BookingStanding => ({
  state: 'approved',
  isCancelled: false,
  from: at(-1),
  to: at(4),
  takenAt: null,
  returnedAt: null,
  approvesItself: false,
  ...more,
})

const states = {
  waiting: booking({ state: 'waitingForApproval' }),
  denied: booking({ state: 'denied' }),
  cancelled: booking({ isCancelled: true }),
  approved: booking(),
  approvedByItself: booking({ approvesItself: true }),
  farAhead: booking({ from: at(25), to: at(30) }),
  tomorrow: booking({ from: at(24), to: at(30) }),
  neverCollected: booking({ to: at(0) }),
  collected: booking({ takenAt: at(-1) }),
  collectedByItself: booking({ takenAt: at(-1), approvesItself: true }),
  overdue: booking({ takenAt: at(-1), to: at(-0.5) }),
  back: booking({ takenAt: at(-1), returnedAt: at(0) }),
} satisfies Record<string, BookingStanding>

const actors = {
  own: { isOwn: true, managesAssets: false, needsNoApproval: false },
  ownAsManager: { isOwn: true, managesAssets: true, needsNoApproval: false },
  owner: { isOwn: true, managesAssets: true, needsNoApproval: true },
  manager: { isOwn: false, managesAssets: true, needsNoApproval: false },
  other: { isOwn: false, managesAssets: false, needsNoApproval: false },
} satisfies Record<string, BookingActor>

type Allowed = Readonly<Record<Exclude<keyof typeof actors, 'other'>, readonly BookingAction[]>>

const own = (actions: readonly BookingAction[], more: Partial<Allowed> = {}): Allowed => ({
  own: actions,
  ownAsManager: actions,
  owner: actions,
  manager: actions,
  ...more,
})

/** What each may do in each state; whoever is neither the person nor manages assets may do nothing. */
const allowed: Readonly<Record<keyof typeof states, Allowed>> = {
  waiting: own(['change', 'changeStart', 'withdraw'], { manager: ['change', 'changeStart'] }),
  denied: own([]),
  cancelled: own([]),
  approved: own(['withdraw', 'take'], {
    owner: ['change', 'changeStart', 'withdraw', 'take'],
    manager: ['change', 'changeStart', 'withdraw', 'take'],
  }),
  approvedByItself: own(['change', 'changeStart', 'withdraw', 'take']),
  farAhead: own(['withdraw'], {
    owner: ['change', 'changeStart', 'withdraw'],
    manager: ['change', 'changeStart', 'withdraw'],
  }),
  tomorrow: own(['withdraw', 'take'], {
    owner: ['change', 'changeStart', 'withdraw', 'take'],
    manager: ['change', 'changeStart', 'withdraw', 'take'],
  }),
  neverCollected: own([]),
  collected: own(['bringBack'], { owner: ['change', 'bringBack'], manager: ['change', 'bringBack'] }),
  collectedByItself: own(['change', 'bringBack']),
  overdue: own(['bringBack'], { owner: ['change', 'bringBack'], manager: ['change', 'bringBack'] }),
  back: own([]),
}

describe('who may do what with a booking, in which state', () => {
  const rows = Object.entries(states).flatMap(([state, standing]) =>
    Object.entries(allowed[state as keyof typeof states]).map(
      ([actor, actions]) => [state, actor, standing, actions] as const,
    ),
  )
  it.each(rows)('%s, by %s', (_, actor, standing, actions) => {
    const may = bookingActions.filter(
      (action) => refusalOfBookingAction(action, standing, actors[actor as keyof typeof actors], NOW) === undefined,
    )
    expect(may).toEqual(actions)
  })

  it.each(Object.entries(states))('%s is nobody else’s business', (_, standing) => {
    for (const action of bookingActions)
      expect(refusalOfBookingAction(action, standing, actors.other, NOW)).toBe('notFound')
  })

  it.each([
    ['change', 'approved', 'requestDecided'],
    ['change', 'denied', 'assetBookingClosed'],
    ['changeStart', 'collectedByItself', 'assetBookingTaken'],
    ['withdraw', 'collected', 'assetBookingTaken'],
    ['withdraw', 'back', 'assetBookingClosed'],
    ['take', 'waiting', 'assetBookingWaits'],
    ['take', 'collected', 'assetBookingTaken'],
    ['take', 'farAhead', 'assetBookingNotBegun'],
    ['take', 'neverCollected', 'assetBookingClosed'],
    ['take', 'cancelled', 'assetBookingClosed'],
    ['bringBack', 'approved', 'assetNotTaken'],
    ['bringBack', 'back', 'assetNotTaken'],
  ] as const)('%s of a booking that is %s is refused as %s', (action, state, reason) => {
    expect(refusalOfBookingAction(action, states[state], actors.own, NOW)).toBe(reason)
  })

  it('what somebody else asks for is denied, not withdrawn', () => {
    expect(refusalOfBookingAction('withdraw', states.waiting, actors.manager, NOW)).toBe('invalidPermission')
  })
})
