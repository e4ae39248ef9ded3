import { createFileRoute } from '@tanstack/react-router'
import { session } from '../api/api'
import { LandingScreen } from '../features/accounts/landing-screen'
import { readPath, readReason, type SignInSearch } from '../features/accounts/search-params'

export const Route = createFileRoute('/')({
  staticData: { plain: true },
  validateSearch: (search): SignInSearch => ({ reason: readReason(search), redirect: readPath(search) }),
  beforeLoad: async () => ({ sessionState: await session.restore() }),
  component: Landing,
})

function Landing() {
  const { sessionState } = Route.useRouteContext()
  return <LandingScreen {...Route.useSearch()} isSignedIn={sessionState === 'signedIn'} />
}
