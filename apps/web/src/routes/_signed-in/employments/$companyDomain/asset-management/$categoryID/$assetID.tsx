import { createFileRoute } from '@tanstack/react-router'
import { readAssetPageSearch } from '../../../../../../features/assets/page/asset-page-search'
import { AssetScreen } from '../../../../../../features/assets/page/asset-screen'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/asset-management/$categoryID/$assetID')({
  validateSearch: readAssetPageSearch,
  component: () => <AssetScreen assetID={Route.useParams().assetID} search={Route.useSearch()} />,
})
