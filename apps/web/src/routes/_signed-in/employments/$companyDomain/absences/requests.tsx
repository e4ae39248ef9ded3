import { createFileRoute } from '@tanstack/react-router'
import { readYearSearch } from '../../../../../features/absences/absences-search'
import { RequestsTab } from '../../../../../features/absences/requests/requests-tab'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/absences/requests')({
  validateSearch: readYearSearch,
  component: () => <RequestsTab search={Route.useSearch()} />,
})
