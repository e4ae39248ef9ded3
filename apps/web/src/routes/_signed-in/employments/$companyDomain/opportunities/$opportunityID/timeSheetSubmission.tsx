import { createFileRoute } from '@tanstack/react-router'
import { readOpportunityTimeSearch } from '../../../../../../features/time-reports/opportunity/opportunity-time-search'
import { TimeSheetsTab } from '../../../../../../features/time-reports/opportunity/time-sheets-tab'

export const Route = createFileRoute(
  '/_signed-in/employments/$companyDomain/opportunities/$opportunityID/timeSheetSubmission',
)({
  validateSearch: readOpportunityTimeSearch,
  // The page's own search parameters are not filters of the list.
  component: () => (
    <TimeSheetsTab
      opportunityID={Route.useParams().opportunityID}
      search={readOpportunityTimeSearch({ ...Route.useSearch() })}
    />
  ),
})
