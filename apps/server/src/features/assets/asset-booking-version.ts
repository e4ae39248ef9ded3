import type { AssetBooking } from '@praxis/contract/assets/asset-shapes'

/** Another one once anything that a decision is about has changed: the asset, and the times. */
export const versionOfBooking = ({ asset, from, to, version }: AssetBooking): string =>
  [version, asset.id.slice(0, 8), from, to].join(' ')
