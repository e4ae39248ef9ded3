import type { AnyRoute, AnyRouter } from '@tanstack/react-router'

const OPTIONAL_PARAMETER = /\/\{-\$\w+\}$/

/** The route of a path in the menu, if the product has it; an optional parameter may be a page of its own. */
export function routeOfPath(router: AnyRouter, path: string): AnyRoute | undefined {
  const withoutSlash = path.replace(/\/$/, '')
  return router.routesByPath[withoutSlash] ?? router.routesByPath[withoutSlash.replace(OPTIONAL_PARAMETER, '')]
}
