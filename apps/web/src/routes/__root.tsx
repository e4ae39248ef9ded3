import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { RouterContext } from '../app/router-context'
import { SessionKeeper } from '../features/accounts/session-keeper'
import { RouterLoadingBar } from '../shell/router-loading-bar'

const loadKit = () => import('../shell/kit-providers')
const KitProviders = lazy(loadKit)

function isPlain(matches: readonly { staticData: { plain?: boolean } }[]): boolean {
  return matches.at(-1)?.staticData.plain === true
}

function Root() {
  const plain = useMatches({ select: isPlain })
  return (
    <>
      <SessionKeeper />
      <RouterLoadingBar />
      {plain ? (
        <Outlet />
      ) : (
        <Suspense>
          <KitProviders>
            <Outlet />
          </KitProviders>
        </Suspense>
      )}
    </>
  )
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  // Starts with the page's own code, not after it.
  beforeLoad: ({ matches }) => {
    if (!isPlain(matches)) void loadKit()
  },
})
