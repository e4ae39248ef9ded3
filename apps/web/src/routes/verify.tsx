import { createFileRoute } from '@tanstack/react-router'
import { readToken, type TokenSearch } from '../features/accounts/search-params'
import { VerifyScreen } from '../features/accounts/verify-screen'

export const Route = createFileRoute('/verify')({
  staticData: { plain: true },
  validateSearch: (search): TokenSearch => ({ token: readToken(search) }),
  component: () => <VerifyScreen {...Route.useSearch()} />,
})
