import type { Feature } from '../../platform/feature'
import { impersonationsRoutes } from './impersonations.routes'

/** Acting as somebody else, to help them: started and stopped by calls of its own, and recorded in the history. */
export const impersonations: Feature = { routes: impersonationsRoutes }
