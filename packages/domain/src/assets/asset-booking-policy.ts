import { EARLIEST_COLLECTION_MS } from '@praxis/contract/assets/asset-rules'
import type { Reason } from '@praxis/contract/protocol/reasons'
import type { SubmittedState } from '@praxis/contract/requests/request-rules'
import { isOut } from './asset-use'

/** How a booking stands. */
export interface BookingStanding {
  readonly state: SubmittedState
  readonly isCancelled: boolean
  readonly from: string
  readonly to: string
  readonly takenAt: string | null
  readonly returnedAt: string | null
  /** Whether bookings of its category are approved by themselves. */
  readonly approvesItself: boolean
}

/** How somebody stands to a booking; the one who impersonates counts as the owner of what is theirs. */
export interface BookingActor {
  readonly isOwn: boolean
  readonly managesAssets: boolean
  /** Whether nobody has to approve their requests: they own the company. */
  readonly needsNoApproval: boolean
}

export const bookingActions = ['change', 'changeStart', 'withdraw', 'take', 'bringBack'] as const
export type BookingAction = (typeof bookingActions)[number]

const isOver = ({ state, isCancelled, to, takenAt, returnedAt }: BookingStanding, now: string): boolean =>
  state === 'denied' || isCancelled || returnedAt !== null || (state === 'approved' && takenAt === null && to <= now)

/** Times that were approved by hand are approved as they are, so their owner asks anew instead of changing them. */
const changesApproved = (
  { approvesItself }: BookingStanding,
  { isOwn, managesAssets, needsNoApproval }: BookingActor,
): boolean => (isOwn ? approvesItself || needsNoApproval : managesAssets)

type Judge = (booking: BookingStanding, actor: BookingActor, now: string) => Reason | undefined

const judges: Readonly<Record<BookingAction, Judge>> = {
  change: (booking, actor, now) => {
    if (isOver(booking, now)) return 'assetBookingClosed'
    if (booking.state === 'waitingForApproval') return undefined
    return changesApproved(booking, actor) ? undefined : 'requestDecided'
  },
  changeStart: (booking, actor, now) =>
    judges.change(booking, actor, now) ?? (booking.takenAt === null ? undefined : 'assetBookingTaken'),
  withdraw: (booking, { isOwn }, now) => {
    if (isOver(booking, now)) return 'assetBookingClosed'
    if (booking.takenAt !== null) return 'assetBookingTaken'
    // What others ask for is denied.
    return booking.state === 'waitingForApproval' && !isOwn ? 'invalidPermission' : undefined
  },
  take: (booking, _actor, now) => {
    if (booking.state === 'waitingForApproval') return 'assetBookingWaits'
    if (isOut(booking)) return 'assetBookingTaken'
    if (isOver(booking, now)) return 'assetBookingClosed'
    return Date.parse(booking.from) - Date.parse(now) > EARLIEST_COLLECTION_MS ? 'assetBookingNotBegun' : undefined
  },
  bringBack: (booking) => (isOut(booking) ? undefined : 'assetNotTaken'),
}

/** Why somebody may not do this to a booking now; undefined if they may. Others’ bookings are for those who manage assets. */
export const refusalOfBookingAction = (
  action: BookingAction,
  booking: BookingStanding,
  actor: BookingActor,
  now: string,
): Reason | undefined => (actor.isOwn || actor.managesAssets ? judges[action](booking, actor, now) : 'notFound')
