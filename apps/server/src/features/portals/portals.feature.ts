import type { Feature } from '../../platform/feature'
import { portalFiguresRoutes, portalJournalRoutes, portalsRoutes } from './portals.routes'
import { projectPortalsRoutes } from './project-portals.routes'
import { readsPortal } from './queries/open-portal'
import { PORTAL_DOCUMENT } from './queries/portal-documents'

/** Where people outside look in on a project. */
export const portals: Feature = {
  routes: [...projectPortalsRoutes, ...portalsRoutes, ...portalFiguresRoutes, ...portalJournalRoutes],
  recordAccess: { portal: readsPortal, [PORTAL_DOCUMENT]: readsPortal },
}
