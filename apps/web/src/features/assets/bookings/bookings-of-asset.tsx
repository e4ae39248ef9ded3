import type { Asset } from '@praxis/contract/assets/asset-shapes'

/** What waits for a decision on an asset, and the reader's own booking of it, with what can be done about either. */
export function BookingsOfAsset(_: { asset: Asset }) {
  return null
}
