import { createRootRoute, Outlet, useMatches } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { SessionKeeper } from '../features/accounts/session-keeper'
import { MissingAbovePage } from '../shell/missing-above-page'
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
      <MissingAbovePage />
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

export const Route = createRootRoute({
  component: Root,
  // Loading the kit starts with the page's own code, not after it.
  beforeLoad: ({ matches }) => {
    // A load that fails here fails again where the kit is rendered.
    if (!isPlain(matches)) loadKit().catch(() => undefined)
  },
})
