import { createFileRoute } from '@tanstack/react-router'
import { readJournalSearch } from '../../../../../../features/journal/journal-search'
import { JournalTab } from '../../../../../../features/projects/page/journal-tab'
import { TeamWithTime } from '../../../../../../features/time-reports/project/team-with-time'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/projects/$projectID/journal')({
  validateSearch: readJournalSearch,
  // The page's own search parameters are not filters of the journal.
  component: () => (
    <JournalTab
      projectID={Route.useParams().projectID}
      search={readJournalSearch({ ...Route.useSearch() })}
      Team={TeamWithTime}
    />
  ),
})
