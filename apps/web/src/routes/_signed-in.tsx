import { createFileRoute, Outlet } from '@tanstack/react-router'
import { meQuery } from '../features/accounts/accounts.queries'
import { authenticated } from '../features/accounts/guards'
import { UserColourScheme } from '../features/accounts/user-colour-scheme'
import { DraftsOf } from '../ui/drafts/draft-scope'

/** The parent of every page that needs a signed-in person. */
export const Route = createFileRoute('/_signed-in')({
  beforeLoad: async (visit) => {
    await authenticated(visit)
    // Pages for strangers load without the query client.
    const { queryClient } = await import('../api/query-client')
    return { queryClient }
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(meQuery),
  // The next person at this browser finds nothing of the one who left.
  onLeave: ({ context }) => context.queryClient.clear(),
  component: SignedIn,
})

function SignedIn() {
  const { id } = Route.useLoaderData()
  return (
    <DraftsOf id={id}>
      <UserColourScheme />
      <Outlet />
    </DraftsOf>
  )
}
