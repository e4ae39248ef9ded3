import type { Feature } from '../../platform/feature'
import { openScenario } from '../bookings/queries/open-scenario'
import { opportunityKind, projectKind } from '../targetables/queries/targetable-kinds'
import { bookingsRoutes } from './bookings.routes'
import { planningReadsRoutes } from './planning-reads.routes'
import { readsPlanningOf } from './queries/reads-planning-of'
import { scenariosRoutes } from './scenarios/scenarios.routes'
import { targetPlanningRoutes } from './target-planning.routes'

/** Who works on what, when: over all projects and opportunities, of one of them, and of oneself. */
export const planning: Feature = {
  routes: [...planningReadsRoutes, ...targetPlanningRoutes, ...bookingsRoutes, ...scenariosRoutes],
  recordAccess: {
    projectPlanning: readsPlanningOf(projectKind),
    opportunityPlanning: readsPlanningOf(opportunityKind),
    /** Whoever is let in reads who did what in it; to others there is none. */
    planningScenario: async (db, actor, id) => {
      if (!actor.company.features.project) return false
      await openScenario(db, actor, id)
      return true
    },
  },
}
