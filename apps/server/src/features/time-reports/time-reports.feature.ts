import type { Feature } from '../../platform/feature'
import { clientTimeRoutes } from './client-time.routes'
import { timeFigures } from './explained-time'
import { opportunityTimeRoutes } from './opportunity-time.routes'
import { projectTimeRoutes } from './project-time.routes'
import { teamTimeRoutes } from './team-time.routes'

/** Reports on logged time: by client, by project or opportunity, and by team. */
export const timeReports: Feature = {
  routes: [...clientTimeRoutes, ...projectTimeRoutes, ...opportunityTimeRoutes, ...teamTimeRoutes],
  figures: timeFigures,
}
