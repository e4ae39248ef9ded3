import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '../../../../features/people/profile/profile-screen'
import { readProfileSearch } from '../../../../features/people/profile/profile-search'
import { EmployeeWorkCard } from '../../../../features/projects/employee-work-card'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/employees/{-$employeeID}')({
  validateSearch: readProfileSearch,
  component: () => (
    <ProfileScreen
      employeeID={Route.useParams().employeeID}
      search={Route.useSearch()}
      work={({ id }) => <EmployeeWorkCard employeeID={id} />}
    />
  ),
})
