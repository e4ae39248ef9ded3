import { createFileRoute, Outlet } from '@tanstack/react-router'
import { meQuery } from '../features/accounts/accounts.queries'
import { authenticated } from '../features/accounts/guards'
import { UserColourScheme } from '../features/accounts/user-colour-scheme'

/** Everything that needs a signed-in person. */
export const Route = createFileRoute('/_signed-in')({
  beforeLoad: authenticated,
  loader: ({ context }) => context.queryClient.ensureQueryData(meQuery),
  component: () => (
    <>
      <UserColourScheme />
      <Outlet />
    </>
  ),
})
