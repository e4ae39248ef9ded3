import { opportunities } from '@praxis/contract/opportunities/opportunities'
import { implement } from '../../platform/http/implement'
import type { ProjectBoards } from '../projects/queries/project-boards'
import { createPermission, deletePermission, updatePermission } from '../targetables/commands/change-permissions'
import { createRole, deleteRole, updateRole } from '../targetables/commands/change-roles'
import { opportunityKind } from '../targetables/queries/targetable-kinds'
import { listPermissions } from '../targetables/queries/targetable-permissions'
import { listRoles } from '../targetables/queries/targetable-roles'
import { createOpportunity } from './commands/create-opportunity'
import { deleteOpportunity } from './commands/delete-opportunity'
import { moveToProject } from './commands/move-to-project'
import { updateOpportunityDetails } from './commands/update-opportunity-details'
import { opportunityCsv } from './opportunity-csv'
import { exportedOpportunities } from './queries/exported-opportunities'
import { getOpportunity } from './queries/get-opportunity'
import { listOpportunities, listOpportunitiesPaginated } from './queries/list-opportunities'
import { getPipeline } from './queries/pipeline'
import { listProjectsOfOpportunity } from './queries/projects-of-opportunity'
import { listStageChanges } from './queries/stage-changes'

export const opportunitiesRoutes = (boards: ProjectBoards) =>
  implement(opportunities, {
    listOpportunities: async ({ db, platform, actor, query }) => ({
      items: await listOpportunities(db, platform.files, actor, query),
    }),

    listOpportunitiesPaginated: ({ db, platform, actor, body }) =>
      listOpportunitiesPaginated(db, platform, actor, body),

    listManagedOpportunities: ({ db, platform, actor, body }) => listOpportunitiesPaginated(db, platform, actor, body),

    getPipeline: ({ db, platform, actor, body }) => getPipeline(db, platform, actor, body),

    exportOpportunities: async ({ db, platform, actor, body }) =>
      opportunityCsv(platform.files, await exportedOpportunities(db, platform, actor, body)),

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
      moveToProject(db, platform, boards, actor, params.id, body),

    listOpportunityRoles: async ({ db, platform, actor, params }) => ({
      items: await listRoles(db, platform.files, actor, opportunityKind, params.id),
    }),

    createOpportunityRole: ({ db, platform, actor, params, body }) =>
      createRole(db, platform, actor, opportunityKind, params.id, body),

    updateOpportunityRole: ({ db, platform, actor, params, body }) =>
      updateRole(db, platform, actor, opportunityKind, params.id, params.roleId, body),

    deleteOpportunityRole: ({ db, platform, actor, params }) =>
      deleteRole(db, platform.files, actor, opportunityKind, params.id, params.roleId),

    listOpportunityPermissions: async ({ db, platform, actor, params, query }) => ({
      items: await listPermissions(db, platform.files, actor, opportunityKind, params.id, query.employeeID),
    }),

    createOpportunityPermission: ({ db, platform, actor, params, body }) =>
      createPermission(db, platform.files, actor, opportunityKind, params.id, body),

    updateOpportunityPermission: ({ db, platform, actor, params, body }) =>
      updatePermission(db, platform.files, actor, opportunityKind, params.id, params.permissionId, body.permissions),

    deleteOpportunityPermission: ({ db, platform, actor, params }) =>
      deletePermission(db, platform.files, actor, opportunityKind, params.id, params.permissionId),
  })
