import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'

afterEach(cleanup)

/** Shows a screen at / of a router that knows any other address; returns the user and where they are. */
export async function renderScreen(screen: ReactNode) {
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: () => screen }),
      createRoute({ getParentRoute: () => root, path: '$', component: () => <p>Elsewhere</p> }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  render(<RouterProvider router={router} />)
  return { user: userEvent.setup({ delay: null }), address: () => router.state.location.href }
}
