import { createFileRoute } from '@tanstack/react-router'
import { readJournalSearch } from '../../../../../../features/journal/journal-search'
import { JournalTab } from '../../../../../../features/opportunities/page/journal-tab'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/opportunities/$opportunityID/journal')({
  validateSearch: readJournalSearch,
  // The page's own search parameters are not filters of the journal.
  component: () => (
    <JournalTab opportunityID={Route.useParams().opportunityID} search={readJournalSearch({ ...Route.useSearch() })} />
  ),
})
