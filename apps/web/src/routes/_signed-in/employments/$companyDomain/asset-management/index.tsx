import { createFileRoute } from '@tanstack/react-router'
import { RegisterScreen } from '../../../../../features/assets/register/register-screen'
import { registerList } from '../../../../../features/assets/register/register-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/asset-management/')({
  validateSearch: registerList.read,
  component: () => <RegisterScreen search={Route.useSearch()} />,
})
