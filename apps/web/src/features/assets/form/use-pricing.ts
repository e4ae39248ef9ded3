import type { Asset } from '@praxis/contract/assets/asset-shapes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { workspaceQuery } from '../../workspaces/workspaces.queries'

/** Whether the reader enters prices, and in which currency: that of the price that is there, or the company's. */
export function usePricing(asset?: Asset) {
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const { employment, company } = workspace
  return {
    currency: asset?.inventory?.purchasePrice?.currency ?? company.details.defaultCurrency,
    seesPrice: asset ? asset.can.seePrice : employment.permission.revenue !== 'noAccess',
  }
}
