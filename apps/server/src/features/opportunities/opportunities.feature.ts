import type { Feature } from '../../platform/feature'
import { permissionsInKind } from '../targetables/queries/open-targetable'
import { opportunityKind } from '../targetables/queries/targetable-kinds'
import type { MovedAlong } from './commands/move-to-project'
import { opportunitiesRoutes } from './opportunities.routes'

/** What the company may win. */
export const opportunities = (along: MovedAlong): Feature => ({
  routes: opportunitiesRoutes(along),
  recordAccess: {
    opportunity: async (db, actor, id) => (await permissionsInKind(db, actor, opportunityKind, id))?.edit ?? false,
    opportunityBudget: async (db, actor, id) =>
      (await permissionsInKind(db, actor, opportunityKind, id))?.seesMoney ?? false,
  },
})
