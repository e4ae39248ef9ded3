import type { Asset, AssetUse } from '@praxis/contract/assets/asset-shapes'

/** For what an asset is out now; what is assigned is not lent. */
export const outNow = ({ uses }: Pick<Asset, 'uses'>): AssetUse | undefined =>
  uses.find(({ kind, takenAt, returnedAt }) => kind !== 'assignment' && takenAt !== null && returnedAt === null)
