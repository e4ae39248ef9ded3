import { assetBookings } from '@praxis/contract/assets/asset-bookings'
import type { AssetCategory } from '@praxis/contract/assets/asset-shapes'
import { type AssetRegister, assets } from '@praxis/contract/assets/assets'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { itemsQuery, listQueries, query } from '../../api/query'

/** How many assets, categories and bookings there are, for the head and the tabs. */
export const assetCountsQuery = query(assets.countAssets, {})

export const assetQuery = (id: string) => query(assets.getAsset, { params: { id } }, { subject: id })

export const categoryOptionsQuery = itemsQuery(assets.listAssetCategoryOptions, {})

export type ListedAssets = Omit<NonNullable<Input<typeof assets.listAssetCategories>['query']>, 'page'>

/** A page of the register: its assets one after the other, and all categories in their order. */
const registerPages = {
  ...assets.listAssetCategories,
  unfold: ({ items, metadata }: AssetRegister) => ({
    items: items.flatMap((category) => category.assets),
    categories: items.map(({ assets: _, ...category }): AssetCategory => category),
    metadata,
  }),
}

/** The register by category and then by name. */
export const registerQueries = (listed: ListedAssets) =>
  listQueries(registerPages, (page) => ({ query: { ...listed, page } }))

export const movementsOfAssetQueries = (asset: { readonly id: string; readonly categoryID: string }) =>
  listQueries(assetBookings.listMovementsOfAsset, (page) => ({
    params: { id: asset.categoryID, assetId: asset.id },
    query: { page },
  }))

/** What somebody has, and what they booked and have not collected. */
export const assetsOfEmployeeQuery = (id: string) => query(assetBookings.listAssetsOfEmployee, { params: { id } })

/** What the labels of assets say. */
export const assetLabelsQuery = (assetIDs: readonly string[]) =>
  itemsQuery(assets.getAssetLabels, { query: { assetIDs: [...assetIDs] } })
