import type { areas } from '@praxis/contract/areas'
import type { assetApprovals } from '@praxis/contract/assets/asset-requests'
import type { SampleFirm } from './sample-firm'
import type { SamplesOf } from './time-samples'

const ofCategory = ({ assetCategoryId }: SampleFirm) => ({ params: { id: assetCategoryId } })
const ofAsset = ({ assetCategoryId, assetId }: SampleFirm) => ({ params: { id: assetCategoryId, assetId } })
const ofBooking = ({ assetBookingId }: SampleFirm) => ({ params: { id: assetBookingId } })
const week = { from: '2026-06-08T00:00:00.000Z', to: '2026-06-15T00:00:00.000Z' }
const image = () => new Blob([new Uint8Array([1])], { type: 'image/png' })

export const assetSamples: SamplesOf<typeof areas.assets> = {
  listAssetCategories: ({ assetCategoryId }) => ({ query: { search: 'Marker', categoryID: assetCategoryId } }),
  getAssetTimeline: ({ assetCategoryId }) => ({ query: { ...week, categoryID: assetCategoryId } }),
  countAssets: () => ({}),
  listAssetCategoryOptions: () => ({}),
  listRequestableAssets: ({ assetCategoryId }) => ({ query: { ...week, categoryID: assetCategoryId } }),
  exportAssets: ({ assetCategoryId }) => ({ query: { categoryID: assetCategoryId } }),
  getAssetLabels: ({ assetId }) => ({ query: { assetIDs: [assetId] } }),
  createAssetCategory: () => ({ body: { name: 'Another' } }),
  updateAssetCategory: (firm) => ({ ...ofCategory(firm), body: { name: 'Changed', position: 0 } }),
  deleteAssetCategory: ofCategory,
  getAsset: ({ assetId }) => ({ params: { id: assetId } }),
  createAsset: (firm) => ({ ...ofCategory(firm), body: { name: 'Another', code: 'AN-001' } }),
  updateAsset: (firm) => ({ ...ofAsset(firm), body: { name: 'Changed', categoryID: firm.assetCategoryId } }),
  deleteAsset: ofAsset,
  retireAsset: (firm) => ({ ...ofAsset(firm), body: { note: 'Too old' } }),
  restoreAsset: ofAsset,
  addAssetFiles: (firm) => ({ ...ofAsset(firm), files: { files: [new Blob(['text'])] } }),
  removeAssetFile: (firm) => ({ params: { ...ofAsset(firm).params, fileId: firm.assetFileId } }),
  setAssetPicture: (firm) => ({ ...ofAsset(firm), image: image() }),
  removeAssetPicture: ofAsset,
  assignAsset: (firm) => ({ ...ofAsset(firm), body: { employeeID: firm.report.employeeId } }),
  detachAsset: (firm) => ({ ...ofAsset(firm), body: {} }),
  listOwnAssetBookings: () => ({}),
  getAssetBooking: ofBooking,
  listAwaitingAssetBookings: () => ({}),
  listAssetMovements: ({ assetCategoryId, report }) => ({
    query: { categoryID: assetCategoryId, employeeID: report.employeeId },
  }),
  listMovementsOfAsset: ofAsset,
  recordUnbookedAsset: (firm) => ({ ...ofAsset(firm), body: { movement: 'taken' } }),
  recordBookedAsset: (firm) => ({
    ...ofAsset(firm),
    body: { bookingID: firm.assetBookingId, movement: 'taken' },
  }),
  listAssetsOfEmployee: ({ report }) => ({ params: { id: report.employeeId } }),
  requestAsset: ({ assetId, assetBookingId }) => ({
    params: { id: assetId },
    body: { from: '2041-06-08T09:00:00Z', to: '2041-06-09T09:00:00Z', correctionOfID: assetBookingId },
  }),
  changeAssetRequest: (firm) => ({ ...ofBooking(firm), body: { note: 'Changed', assetID: firm.assetId } }),
  withdrawAssetRequest: ofBooking,
}

export const assetApprovalSamples: SamplesOf<typeof assetApprovals> = {
  getAssetToDecide: ofBooking,
}
