import { assetBookings } from '@praxis/contract/assets/asset-bookings'
import type { AssetCondition } from '@praxis/contract/assets/asset-rules'
import type { Asset, AssetCategory } from '@praxis/contract/assets/asset-shapes'
import { type AssetCategoryChanges, type AssetChanges, assets } from '@praxis/contract/assets/assets'
import type { Input } from '@praxis/contract/protocol/endpoint'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { useMutationState } from '@tanstack/react-query'
import { useCall, useWholeCall } from '../../api/use-call'
import { assetQuery } from './assets.queries'

const keep = ({ id }: Asset) => [assetQuery(id)]

/** What tells one asset from all others: its address names its category as well. */
export type AssetKey = Pick<Asset, 'id' | 'categoryID'>
const paramsOf = ({ id, categoryID }: AssetKey) => ({ id: categoryID, assetId: id })

export const useCreateAssetCategory = () => useWholeCall(assets.createAssetCategory)

export const useUpdateAssetCategory = () =>
  useCall(assets.updateAssetCategory, ({ id, ...body }: Pick<AssetCategory, 'id'> & AssetCategoryChanges & MadeOn) => ({
    params: { id },
    body,
  }))

export const useDeleteAssetCategory = () => useCall(assets.deleteAssetCategory, (id: string) => ({ params: { id } }))

export const useCreateAsset = () => useWholeCall(assets.createAsset, { keep })

export const useUpdateAsset = (asset: AssetKey) =>
  useCall(assets.updateAsset, (body: AssetChanges & MadeOn) => ({ params: paramsOf(asset), body }), { keep })

const deletionOf = (id: string) => ['deleteAsset', id]

export const useDeleteAsset = (asset: AssetKey) =>
  useCall(assets.deleteAsset, () => ({ params: paramsOf(asset) }), {
    mutationKey: deletionOf(asset.id),
    endsPage: true,
  })

/** Whether the asset is deleted or, from the press on, about to be: then a live update must not fetch it again. */
export function useIsAssetDeleted(id: string): boolean {
  const states = useMutationState({
    filters: { mutationKey: deletionOf(id) },
    select: ({ state }) => state.status,
  })
  return states.some((status) => status === 'pending' || status === 'success')
}

export const useRetireAsset = (asset: AssetKey) =>
  useCall(assets.retireAsset, (note: string) => ({ params: paramsOf(asset), body: { note } }), { keep })

export const useRestoreAsset = (asset: AssetKey) =>
  useCall(assets.restoreAsset, () => ({ params: paramsOf(asset) }), { keep })

export interface HandOverNote {
  readonly note: string
  /** Its condition from now on; it stays as it is where nobody says. */
  readonly condition?: AssetCondition
}

export const useAssignAsset = (asset: AssetKey) =>
  useCall(
    assets.assignAsset,
    (body: HandOverNote & { readonly employeeID: string }) => ({
      params: paramsOf(asset),
      body,
    }),
    { keep },
  )

export const useDetachAsset = (asset: AssetKey) =>
  useCall(assets.detachAsset, (body: HandOverNote) => ({ params: paramsOf(asset), body }), { keep })

type Unbooked = Input<typeof assetBookings.recordUnbookedAsset>['body']
type Booked = Input<typeof assetBookings.recordBookedAsset>['body']

/** Takes an asset that needs no booking, or brings it back. */
export const useRecordUnbookedAsset = (asset: AssetKey) =>
  useCall(assetBookings.recordUnbookedAsset, (body: Unbooked) => ({ params: paramsOf(asset), body }), { keep })

/** Brings back what somebody booked; it is among their requests too. */
export const useRecordBookedAsset = (asset: AssetKey) =>
  useCall(assetBookings.recordBookedAsset, (body: Booked) => ({ params: paramsOf(asset), body }), {
    keep,
    changes: ['assets', 'requests'],
  })

export const useSetAssetPicture = (asset: AssetKey) =>
  useCall(assets.setAssetPicture, (image: File) => ({ params: paramsOf(asset), image }), { keep })

export const useRemoveAssetPicture = (asset: AssetKey) =>
  useCall(assets.removeAssetPicture, () => ({ params: paramsOf(asset) }), { keep })

export const useAddAssetFiles = (asset: AssetKey) =>
  useCall(assets.addAssetFiles, (files: File[]) => ({ params: paramsOf(asset), files: { files } }), { keep })

export const useRemoveAssetFile = (asset: AssetKey) =>
  useCall(assets.removeAssetFile, (fileId: string) => ({ params: { ...paramsOf(asset), fileId } }), { keep })
