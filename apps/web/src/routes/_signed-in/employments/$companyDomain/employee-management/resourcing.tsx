import { createFileRoute } from '@tanstack/react-router'
import { ResourcingScreen } from '../../../../../features/resourcing/resourcing-screen'
import { readResourcingSearch } from '../../../../../features/resourcing/resourcing-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/employee-management/resourcing')({
  validateSearch: readResourcingSearch,
  component: () => <ResourcingScreen search={Route.useSearch()} />,
})
