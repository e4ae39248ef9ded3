import type { Feature } from '../../platform/feature'
import { impersonationsRoutes } from './impersonations.routes'

/** Acting as somebody else, to help them: opened and closed by calls of its own, and all of it in the history. */
export const impersonations: Feature = { routes: impersonationsRoutes }
