import { createFileRoute } from '@tanstack/react-router'
import {
  OrganisationScreen,
  type OrganisationSearch,
} from '../../../../../features/people/organisation/organisation-screen'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/employee-management/organisation')({
  validateSearch: ({ name }): OrganisationSearch => (typeof name === 'string' && name !== '' ? { name } : {}),
  component: () => <OrganisationScreen {...Route.useSearch()} />,
})
