import { createFileRoute } from '@tanstack/react-router'
import { useRequestTypeViews } from '../../../../../app/use-request-type-views'
import { DecidedScreen } from '../../../../../features/approvals/decided-screen'
import { readRequestsSearch } from '../../../../../features/requests/requests-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/approvals/decided')({
  validateSearch: readRequestsSearch,
  component: () => <DecidedScreen views={useRequestTypeViews()} search={Route.useSearch()} />,
})
