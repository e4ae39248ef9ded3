import { useQuery } from '@tanstack/react-query'
import { RecordPage } from '../../../shell/record/record-page'
import { useIsAssetDeleted } from '../assets.mutations'
import { assetQuery } from '../assets.queries'
import type { AssetPageSearch } from './asset-page-search'

interface AssetScreenProps {
  readonly assetID: string
  readonly search: AssetPageSearch
}

/** The page of an asset. */
export function AssetScreen({ assetID }: AssetScreenProps) {
  const isDeleted = useIsAssetDeleted(assetID)
  const query = useQuery({ ...assetQuery(assetID), enabled: !isDeleted })
  return (
    <RecordPage
      query={query}
      title="Asset"
      notThere="This asset was deleted or retired, or you don’t have access to it."
    >
      {({ name }) => name}
    </RecordPage>
  )
}
