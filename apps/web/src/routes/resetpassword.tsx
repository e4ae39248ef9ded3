import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordScreen } from '../features/accounts/reset-password-screen'
import { readToken, type TokenSearch } from '../features/accounts/search-params'

export const Route = createFileRoute('/resetpassword')({
  staticData: { plain: true },
  validateSearch: (search): TokenSearch => ({ token: readToken(search) }),
  component: () => <ResetPasswordScreen {...Route.useSearch()} />,
})
