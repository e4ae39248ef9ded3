import { assetStates } from '@praxis/contract/assets/asset-rules'
import { addDays } from '@praxis/domain/calendar/day'
import type { LargeFirm } from '../large-firm/large-firm'
import { oneWord, quarter, type ReadCalls, today, words } from './asked'

const once = () => [{}]
const moment = (days: number): string => `${addDays(today, days)}T00:00:00.000Z`
const weeks = { from: moment(-3), to: moment(25) }
const ofAsset = ({ assetId, assetCategoryId }: LargeFirm) => ({ params: { id: assetCategoryId, assetId } })

const filters = ({ assetCategoryId }: LargeFirm) => [
  {},
  { categoryID: assetCategoryId },
  ...assetStates.map((state) => ({ state })),
  { condition: 'good' as const },
  { freeFrom: weeks.from, freeTo: weeks.to },
  ...words('device').map((search) => ({ search })),
]

export const assetReadCalls: Pick<ReadCalls, 'assets'> = {
  assets: {
    listAssetCategories: (firm) => [...filters(firm), { page: 20 }].map((query) => ({ query })),
    getAssetTimeline: (firm) =>
      [...filters(firm), { page: 4 }, { search: `Device ${oneWord}` }].map((query) => ({
        query: { ...weeks, ...query },
      })),
    countAssets: once,
    listAssetCategoryOptions: once,
    listRequestableAssets: ({ assetCategoryId }) =>
      [
        {},
        { categoryID: assetCategoryId },
        { ...weeks, onlyFree: 'true' },
        ...words('device').map((search) => ({ search })),
      ].map((query) => ({ query })),
    exportAssets: ({ assetCategoryId }) => [{}, { query: { categoryID: assetCategoryId } }],
    getAssetLabels: ({ assetId }) => [{ query: { assetIDs: [assetId] } }],
    getAsset: ({ assetId }) => [{ params: { id: assetId } }],
    listOwnAssetBookings: () => [{}, { query: { period: 'past' } }, { query: { period: 'past', page: 2 } }],
    getAssetBooking: ({ waitingAssetBookingId }) => [{ params: { id: waitingAssetBookingId } }],
    listAwaitingAssetBookings: () => (['all', 'own', 'toDecide'] as const).map((whose) => ({ query: { whose } })),
    listAssetMovements: ({ people, assetCategoryId }) =>
      [
        {},
        { page: 4 },
        quarter,
        { employeeID: people.plain.employeeId },
        { categoryID: assetCategoryId },
        { kind: 'broughtBack' as const },
        ...words('device').map((search) => ({ search })),
      ].map((query) => ({ query })),
    listMovementsOfAsset: (firm) => [ofAsset(firm), { ...ofAsset(firm), query: { page: 2 } }],
    listAssetsOfEmployee: ({ people }) => [{ params: { id: people.plain.employeeId } }],
  },
}
