import { createFileRoute } from '@tanstack/react-router'
import { readPortalsSearch } from '../../../../../../features/project-portals/portals-search'
import { PortalsTab } from '../../../../../../features/project-portals/portals-tab'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/projects/$projectID/portals')({
  validateSearch: readPortalsSearch,
  // The page's own search parameters are not the tab's.
  component: () => (
    <PortalsTab projectID={Route.useParams().projectID} search={readPortalsSearch({ ...Route.useSearch() })} />
  ),
})
