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
