import { createFileRoute } from '@tanstack/react-router'
import { notAuthenticated } from '../features/accounts/guards'
import { readPath, readReason, type SignInSearch } from '../features/accounts/search-params'
import { SignInScreen } from '../features/accounts/sign-in-screen'

export const Route = createFileRoute('/signin')({
  staticData: { plain: true },
  validateSearch: (search): SignInSearch => ({ reason: readReason(search), redirect: readPath(search) }),
  beforeLoad: notAuthenticated,
  component: () => <SignInScreen {...Route.useSearch()} />,
})
