import type { Asset } from '@praxis/contract/assets/asset-shapes'
import type { AssetChanges } from '@praxis/contract/assets/assets'
import { useQueryClient } from '@tanstack/react-query'
import { ruleProblems } from '../../../ui/forms/rule-problems'
import { type Draft, useDraft } from '../../../ui/forms/use-draft'
import { useUpdateAsset } from '../assets.mutations'
import { assetQuery } from '../assets.queries'
import { type AssetForm, assetChanges, assetForm, assetRules, assetShape } from '../form/asset-form'
import { usePricing } from '../form/use-pricing'

export type AssetEditing = Draft<AssetForm, AssetChanges>

/** The draft of an asset over what is saved. */
export function useAssetEditing(asset: Asset): AssetEditing {
  const queryClient = useQueryClient()
  const pricing = usePricing(asset)
  const { mutateAsync: updateAsset } = useUpdateAsset(asset)
  return useDraft({
    key: `asset/${asset.id}`,
    record: asset,
    fetchNewest: () => queryClient.fetchQuery({ ...assetQuery(asset.id), staleTime: 0 }),
    valuesOf: assetForm,
    shape: assetShape,
    inputOf: (saved, values) => assetChanges(saved, values, pricing),
    problemsOf: (form) => ruleProblems(form, assetRules),
    send: (input, { newest }) => updateAsset({ ...input, version: newest.version }),
    fieldOfReason: { assetCodeExists: 'code' },
  })
}
