import { projects } from '@praxis/contract/projects/projects'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import { implement } from '../../platform/http/implement'
import { Refusal } from '../../platform/refusal'
import { roleHandlers } from '../bookings/commands/role-handlers'
import { permissionHandlers } from '../targetables/commands/permission-handlers'
import { listMembers } from '../targetables/queries/members'
import { projectKind } from '../targetables/queries/targetable-kinds'
import { listOwnRoles } from '../targetables/queries/targetable-roles'
import { createClientProject, createInternalProject } from './commands/create-project'
import { deleteProject } from './commands/delete-project'
import { updateProjectDetails } from './commands/update-project-details'
import { countWorkOf } from './queries/count-work'
import { getProject, openProject } from './queries/get-project'
import { listProjects, listProjectsPaginated, listProjectTags } from './queries/list-projects'
import type { ProjectBoards } from './queries/project-boards'

const roles = roleHandlers(projectKind)

export const projectsRoutes = (boards: ProjectBoards) =>
  implement(projects, {
    listProjects: async ({ db, platform, actor, query }) => ({
      items: await listProjects(db, platform.files, actor, query),
    }),

    listProjectsPaginated: ({ db, platform, actor, body }) => listProjectsPaginated(db, platform.files, actor, body),

    listManagedProjects: ({ db, platform, actor, body: { filter, ...page } }) =>
      listProjectsPaginated(db, platform.files, actor, { ...page, filter: { ...filter, attribute: 'all' } }),

    listProjectTags: async ({ db, actor }) => ({ items: await listProjectTags(db, actor) }),

    createClientProject: ({ db, platform, actor, body }) => createClientProject(db, platform, boards, actor, body),

    createInternalProject: ({ db, platform, actor, body }) => createInternalProject(db, platform, boards, actor, body),

    getProject: ({ db, platform, actor, params }) => getProject(db, platform.files, actor, params.id),

    deleteProject: ({ db, actor, params }) => deleteProject(db, actor, params.id),

    updateProjectDetails: ({ db, platform, actor, params, body }) =>
      updateProjectDetails(db, platform.files, boards, actor, params.id, body),

    listProjectRoles: async ({ db, platform, actor, params, query }) => ({
      items: await listOwnRoles(db, platform.files, actor, projectKind, params.id, query.submissionID),
    }),

    listAllProjectRoles: roles.listAllRoles,
    createProjectRole: roles.createRole,
    updateProjectRole: roles.updateRole,
    deleteProjectRole: roles.deleteRole,
    ...permissionHandlers(projectKind),

    canTrackTime: async ({ db, actor, params }) => ({
      canTrackTime: (await openProject(db, actor, params.id)).permissions.trackTime,
    }),

    listProjectEmployees: async ({ db, platform, actor, params }) => {
      const { permissions } = await openProject(db, actor, params.id)
      if (!canRead(permissions.areas.details)) throw new Refusal('invalidPermission')
      return { items: await listMembers(db, platform.files, params.id) }
    },

    countEmployeeProjects: async ({ db, actor, params }) => ({
      count: (await countWorkOf(db, actor, params.id)).projects,
    }),

    countEmployeeClients: async ({ db, actor, params }) => ({
      count: (await countWorkOf(db, actor, params.id)).clients,
    }),
  })
