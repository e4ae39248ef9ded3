import type { Feature } from '../../platform/feature'
import { permissionsInKind } from '../targetables/queries/open-targetable'
import { projectKind } from '../targetables/queries/targetable-kinds'
import { coverTimeOfProject } from './commands/cover-time'
import { plansRoutes } from './plans.routes'
import { seesAgreements } from './queries/plan-access'

/** What projects and opportunities are planned to bring and cost, and who works on them when. */
export const plans: Feature = {
  routes: plansRoutes,
  jobs: [coverTimeOfProject],
  recordAccess: {
    // Fewer people read agreements than the budget: their history is apart from its.
    projectAgreements: async (db, actor, id) => {
      const permissions = await permissionsInKind(db, actor, projectKind, id)
      return permissions !== undefined && seesAgreements({ permissions })
    },
  },
}
