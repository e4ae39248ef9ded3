import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ProfileScreen } from '../../../../features/people/profile/profile-screen'
import { readProfileSearch } from '../../../../features/people/profile/profile-search'
import { EmployeeWorkCard } from '../../../../features/projects/employee-work-card'
import { late } from '../../../../ui/late/late'
import { Arriving } from '../../../../ui/layout/card-stack'
import { Skeleton } from '../../../../ui/lists/skeleton'

/** Most who open a profile look at something else. */
const EmployeeAbsencesTab = late(() =>
  import('../../../../features/absences/profile/employee-absences-tab').then((module) => ({
    default: module.EmployeeAbsencesTab,
  })),
)
const DeputyCard = late(() =>
  import('../../../../features/absences/deputies/deputy-card').then((module) => ({ default: module.DeputyCard })),
)
const AssetsOfEmployeeCard = late(() =>
  import('../../../../features/assets/employee/assets-of-employee-card').then((module) => ({
    default: module.AssetsOfEmployeeCard,
  })),
)
const AssetsToReturn = late(() =>
  import('../../../../features/assets/employee/assets-to-return').then((module) => ({
    default: module.AssetsToReturn,
  })),
)
const BankAccountCard = late(() =>
  import('../../../../features/payments/bank-account-card').then((module) => ({ default: module.BankAccountCard })),
)

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/employees/{-$employeeID}')({
  validateSearch: readProfileSearch,
  component: () => (
    <ProfileScreen
      employeeID={Route.useParams().employeeID}
      search={Route.useSearch()}
      work={({ id }) => <EmployeeWorkCard employeeID={id} />}
      absences={(employee) => (
        <Suspense fallback={<Skeleton />}>
          <EmployeeAbsencesTab employee={employee} />
        </Suspense>
      )}
      deputy={
        <Suspense fallback={<Skeleton />}>
          <DeputyCard />
        </Suspense>
      }
      assets={(person) => (
        <Suspense fallback={<Arriving />}>
          <AssetsOfEmployeeCard person={person} />
        </Suspense>
      )}
      leaves={({ id }) => (
        <Suspense>
          <AssetsToReturn employeeID={id} />
        </Suspense>
      )}
      bankAccount={({ id }) => (
        <Suspense fallback={<Skeleton />}>
          <BankAccountCard employeeID={id} />
        </Suspense>
      )}
    />
  ),
})
