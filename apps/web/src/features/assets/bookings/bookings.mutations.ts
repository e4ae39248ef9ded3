import { assetRequests } from '@praxis/contract/assets/asset-requests'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { useCall, useWholeCall } from '../../../api/use-call'

/** Bookings show on the timeline, in the register, and among requests and what waits for approval. */
const changes = ['assets', 'requests', 'approvals'] as const

export const useRequestAsset = () => useWholeCall(assetRequests.requestAsset, { changes })

type BookingChange = Input<typeof assetRequests.changeAssetRequest>['body'] & { readonly id: string }

export const useChangeBooking = () =>
  useCall(assetRequests.changeAssetRequest, ({ id, ...body }: BookingChange) => ({ params: { id }, body }), { changes })

/** Withdraws a booking that waits, or calls off an approved one. */
export const useWithdrawBooking = () =>
  useCall(
    assetRequests.withdrawAssetRequest,
    ({ id, comment }: { id: string; comment: string }) => ({ params: { id }, query: { comment } }),
    { changes },
  )
