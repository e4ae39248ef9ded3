import type { AssetGroup } from '@praxis/contract/assets/asset-requests'
import { daysOfSpan } from '../usual-times'

export type WaitingBooking = AssetGroup['requests'][number]

/** Days by the clocks of UTC: groups are ordered by them, and what is shown has its times. */
const daysOf = (booking: { from: string; to: string }) => daysOfSpan(booking, 'UTC')

/** The group with fewer requests, at least one. */
export function reducedGroup(group: AssetGroup, requests: WaitingBooking[]): AssetGroup {
  const days = requests.map(({ booking }) => daysOf(booking))
  return {
    ...group,
    requests,
    from: days.map(({ from }) => from).sort()[0] ?? group.from,
    to:
      days
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? group.to,
  }
}

/** One request as a group of its own, to be decided on as groups are. */
export const soleGroup = (request: WaitingBooking): AssetGroup => {
  const { booking } = request
  return {
    requestType: 'asset',
    key: booking.id,
    employee: booking.employee,
    ...daysOf(booking),
    waitingSince: booking.request.submittedAt,
    requests: [request],
  }
}

/** The assets of a group, each once. */
export const assetNames = ({ requests }: Pick<AssetGroup, 'requests'>): string =>
  [...new Set(requests.map(({ booking }) => booking.asset.name))].join(', ')

/** How many days a booking touches, in words. */
export function lengthText({ from, to }: { from: string; to: string }): string {
  const minutes = Math.round((Date.parse(to) - Date.parse(from)) / 60_000)
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? `${hours}h` : `${hours}h ${minutes % 60}m`
  const days = Math.floor(hours / 24)
  const left = hours % 24
  return left === 0 ? `${days}d` : `${days}d ${left}h`
}
