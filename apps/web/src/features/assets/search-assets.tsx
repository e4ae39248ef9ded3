import type { AssetListItem } from '@praxis/contract/assets/asset-shapes'
import { assets } from '@praxis/contract/assets/assets'
import { api } from '../../api/api'
import type { LinkItem } from '../../shell/palette/palette-records'
import { assetAddresses } from './asset-addresses'
import { AssetPicture } from './asset-picture'
import { STATES } from './asset-words'

const MOST = 8

const itemOf = (asset: AssetListItem): LinkItem => ({
  id: `asset-${asset.id}`,
  label: asset.name,
  description: [asset.code, STATES[asset.standing.state], asset.standing.employee?.displayName]
    .filter(Boolean)
    .join(' · '),
  icon: <AssetPicture asset={asset} size="xs" />,
  to: (companyDomain) => assetAddresses(companyDomain).of(asset),
})

export const searchAssets = async (query: string, signal: AbortSignal): Promise<LinkItem[]> => {
  const { items } = await api.call(assets.listAssetCategories, { query: { search: query, per: MOST } }, { signal })
  return items.flatMap((category) => category.assets.map(itemOf))
}
