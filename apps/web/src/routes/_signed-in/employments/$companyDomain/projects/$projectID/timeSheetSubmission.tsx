import { createFileRoute } from '@tanstack/react-router'
import { TimeSheetsTab } from '../../../../../../features/time-reports/project/time-sheets-tab'
import { loggedTimeList } from '../../../../../../features/time-reports/time-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/projects/$projectID/timeSheetSubmission')({
  validateSearch: loggedTimeList.read,
  // The page's own search parameters are not filters of the list.
  component: () => (
    <TimeSheetsTab projectID={Route.useParams().projectID} search={loggedTimeList.read({ ...Route.useSearch() })} />
  ),
})
