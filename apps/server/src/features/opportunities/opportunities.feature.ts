import type { Feature } from '../../platform/feature'
import type { ProjectBoards } from '../projects/queries/project-boards'
import { permissionsInKind } from '../targetables/queries/open-targetable'
import { opportunityKind } from '../targetables/queries/targetable-kinds'
import { opportunitiesRoutes } from './opportunities.routes'

/** What the company may win. */
export const opportunities = (boards: ProjectBoards): Feature => ({
  routes: opportunitiesRoutes(boards),
  recordAccess: {
    opportunity: async (db, actor, id) => (await permissionsInKind(db, actor, opportunityKind, id))?.edit ?? false,
    opportunityBudget: async (db, actor, id) =>
      (await permissionsInKind(db, actor, opportunityKind, id))?.seesMoney ?? false,
  },
})
