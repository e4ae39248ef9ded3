import { createRouter } from '@tanstack/react-router'
import { routeTree } from '../route-tree.gen'
import { NotFoundPage } from '../shell/errors/not-found-page'
import { RouteErrorPage } from '../shell/errors/route-error-page'

export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    // The query cache decides what is fresh, so the router never serves its own copy.
    defaultPreloadStaleTime: 0,
    // Search parameters that no page reads, such as the marks of a mailing, never get as far as a request.
    search: { strict: true },
    scrollRestoration: true,
    scrollToTopSelectors: ['#page'],
    defaultErrorComponent: RouteErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }

  interface StaticDataRouteOption {
    /** The page uses plain elements only, so it loads without the component library (the sign-in page's budget). */
    plain?: boolean
  }
}
