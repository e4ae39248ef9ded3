import type { Feature } from '../../platform/feature'
import { clientTimeRoutes } from './client-time.routes'
import { timeFigures } from './explained-time'
import { projectTimeRoutes } from './project-time.routes'
import { teamTimeRoutes } from './team-time.routes'

/** Reports on logged time: by client, by project, and by team. */
export const timeReports: Feature = {
  routes: [...clientTimeRoutes, ...projectTimeRoutes, ...teamTimeRoutes],
  figures: timeFigures,
}
