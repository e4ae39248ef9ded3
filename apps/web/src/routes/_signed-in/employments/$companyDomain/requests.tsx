import { createFileRoute } from '@tanstack/react-router'
import { useRequestTypeViews } from '../../../../app/use-request-type-views'
import { RequestLeaveButton } from '../../../../features/absences/request-leave-button'
import { RequestsScreen } from '../../../../features/requests/requests-screen'
import { readRequestsSearch } from '../../../../features/requests/requests-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/requests')({
  validateSearch: readRequestsSearch,
  component: () => (
    <RequestsScreen views={useRequestTypeViews()} search={Route.useSearch()} actions={<RequestLeaveButton />} />
  ),
})
