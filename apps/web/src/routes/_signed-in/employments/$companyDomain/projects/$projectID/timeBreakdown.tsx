import { createFileRoute } from '@tanstack/react-router'
import { TimeBreakdownTab } from '../../../../../../features/time-reports/project/time-breakdown-tab'
import { readProjectBreakdownSearch } from '../../../../../../features/time-reports/time-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/projects/$projectID/timeBreakdown')({
  validateSearch: readProjectBreakdownSearch,
  // The page's own search parameters are not the report's.
  component: () => (
    <TimeBreakdownTab
      projectID={Route.useParams().projectID}
      search={readProjectBreakdownSearch({ ...Route.useSearch() })}
    />
  ),
})
