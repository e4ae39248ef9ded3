import { opportunities } from '@praxis/contract/opportunities/opportunities'
import { implement } from '../../platform/http/implement'
import { roleHandlers } from '../bookings/commands/role-handlers'
import { permissionHandlers } from '../targetables/commands/permission-handlers'
import { opportunityKind } from '../targetables/queries/targetable-kinds'
import { createOpportunity } from './commands/create-opportunity'
import { deleteOpportunity } from './commands/delete-opportunity'
import { type MovedAlong, moveToProject } from './commands/move-to-project'
import { updateOpportunityDetails } from './commands/update-opportunity-details'
import { opportunityCsv } from './opportunity-csv'
import { exportedOpportunities } from './queries/exported-opportunities'
import { getOpportunity } from './queries/get-opportunity'
import { listOpportunities, listOpportunitiesPaginated } from './queries/list-opportunities'
import { getPipeline } from './queries/pipeline'
import { listProjectsOfOpportunity } from './queries/projects-of-opportunity'
import { listStageChanges } from './queries/stage-changes'

const roles = roleHandlers(opportunityKind)
const permissions = permissionHandlers(opportunityKind)

export const opportunitiesRoutes = (along: MovedAlong) =>
  implement(opportunities, {
    listOpportunities: async ({ db, platform, actor, query }) => ({
      items: await listOpportunities(db, platform.files, actor, query),
    }),

    listOpportunitiesPaginated: ({ db, platform, actor, body }) =>
      listOpportunitiesPaginated(db, platform, actor, body),

    listManagedOpportunities: ({ db, platform, actor, body }) => listOpportunitiesPaginated(db, platform, actor, body),

    getPipeline: ({ db, platform, actor, body }) => getPipeline(db, platform, actor, body),

    exportOpportunities: async ({ db, platform, actor, body }) =>
      opportunityCsv(platform.files, await exportedOpportunities(db, platform, actor, body), actor.company.timeZone),

    createOpportunity: ({ db, platform, actor, body }) => createOpportunity(db, platform.files, actor, body),

    getOpportunity: ({ db, platform, actor, params }) => getOpportunity(db, platform.files, actor, params.id),

    deleteOpportunity: ({ db, actor, params }) => deleteOpportunity(db, actor, params.id),

    updateOpportunityDetails: ({ db, platform, actor, params, body }) =>
      updateOpportunityDetails(db, platform.files, actor, params.id, body),

    listStageChanges: async ({ db, platform, actor, params }) => ({
      items: await listStageChanges(db, platform.files, actor, params.id),
    }),

    listProjectsOfOpportunity: async ({ db, platform, actor, params }) => ({
      items: await listProjectsOfOpportunity(db, platform.files, actor, params.id),
    }),

    moveToProject: ({ db, platform, actor, params, body }) =>
      moveToProject(db, platform, along, actor, params.id, body),

    listOpportunityRoles: roles.listAllRoles,
    createOpportunityRole: roles.createRole,
    updateOpportunityRole: roles.updateRole,
    deleteOpportunityRole: roles.deleteRole,
    listOpportunityPermissions: permissions.listResourcePermissions,
    createOpportunityPermission: permissions.createResourcePermission,
    updateOpportunityPermission: permissions.updateResourcePermission,
    deleteOpportunityPermission: permissions.deleteResourcePermission,
  })
