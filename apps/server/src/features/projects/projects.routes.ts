import { projects } from '@praxis/contract/projects'
import { canRead } from '@praxis/domain/projects/project-policy'
import { implement } from '../../platform/http/implement'
import { Refusal } from '../../platform/refusal'
import { createProjectRole, deleteProjectRole, updateProjectRole } from './commands/change-project-roles'
import {
  createResourcePermission,
  deleteResourcePermission,
  updateResourcePermission,
} from './commands/change-resource-permissions'
import { createClientProject, createInternalProject } from './commands/create-project'
import { deleteProject } from './commands/delete-project'
import { updateProjectDetails } from './commands/update-project-details'
import { getProject, openProject } from './queries/get-project'
import { listProjects, listProjectsPaginated, listProjectTags } from './queries/list-projects'
import { countWorkOf, listProjectEmployees } from './queries/people-of-projects'
import { listResourcePermissions } from './queries/project-permissions'
import { allRolesOf, ownRolesOf, roleOf } from './queries/project-roles'

export const projectsRoutes = implement(projects, {
  listProjects: async ({ db, platform, actor, query }) => ({
    items: await listProjects(db, platform.files, actor, query),
  }),

  listProjectsPaginated: ({ db, platform, actor, body }) => listProjectsPaginated(db, platform.files, actor, body),

  listManagedProjects: ({ db, platform, actor, body: { filter, ...page } }) =>
    listProjectsPaginated(db, platform.files, actor, { ...page, filter: { ...filter, attribute: 'all' } }),

  listProjectTags: async ({ db, actor }) => ({ items: await listProjectTags(db, actor) }),

  createClientProject: ({ db, platform, actor, body }) => createClientProject(db, platform, actor, body),

  createInternalProject: ({ db, platform, actor, body }) => createInternalProject(db, platform, actor, body),

  getProject: ({ db, platform, actor, params }) => getProject(db, platform.files, actor, params.id),

  deleteProject: ({ db, actor, params }) => deleteProject(db, actor, params.id),

  updateProjectDetails: ({ db, platform, actor, params, body }) =>
    updateProjectDetails(db, platform.files, actor, params.id, body),

  listProjectRoles: async ({ db, platform, actor, params, query }) => {
    const { abilities } = await openProject(db, actor, params.id)
    const roles = await ownRolesOf(db, params.id, actor, query.submissionID)
    return { items: roles.map((role) => roleOf(role, platform.files, abilities)) }
  },

  listAllProjectRoles: async ({ db, platform, actor, params }) => {
    const { abilities } = await openProject(db, actor, params.id)
    if (abilities.permissions.planning === 'noAccess') throw new Refusal('invalidPermission')
    const roles = await allRolesOf(db, params.id)
    return { items: roles.map((role) => roleOf(role, platform.files, abilities)) }
  },

  createProjectRole: ({ db, platform, actor, params, body }) =>
    createProjectRole(db, platform.files, actor, params.id, body),

  updateProjectRole: ({ db, platform, actor, params, body }) =>
    updateProjectRole(db, platform.files, actor, params.id, params.roleId, body),

  deleteProjectRole: ({ db, platform, actor, params }) =>
    deleteProjectRole(db, platform.files, actor, params.id, params.roleId),

  listResourcePermissions: async ({ db, platform, actor, params, query }) => {
    const { abilities } = await openProject(db, actor, params.id)
    if (!abilities.editPermissions) throw new Refusal('invalidPermission')
    return { items: await listResourcePermissions(db, platform.files, params.id, query.employeeID) }
  },

  createResourcePermission: ({ db, platform, actor, params, body }) =>
    createResourcePermission(db, platform.files, actor, params.id, body),

  updateResourcePermission: ({ db, platform, actor, params, body }) =>
    updateResourcePermission(db, platform.files, actor, params.id, params.permissionId, body.permissions),

  deleteResourcePermission: ({ db, platform, actor, params }) =>
    deleteResourcePermission(db, platform.files, actor, params.id, params.permissionId),

  canTrackTime: async ({ db, actor, params }) => ({
    canTrackTime: (await openProject(db, actor, params.id)).abilities.trackTime,
  }),

  listProjectEmployees: async ({ db, platform, actor, params }) => {
    const { abilities } = await openProject(db, actor, params.id)
    if (!canRead(abilities.permissions.details)) throw new Refusal('invalidPermission')
    return { items: await listProjectEmployees(db, platform.files, params.id) }
  },

  countEmployeeProjects: async ({ db, actor, params }) => ({
    count: (await countWorkOf(db, actor, params.id)).projects,
  }),

  countEmployeeClients: async ({ db, actor, params }) => ({ count: (await countWorkOf(db, actor, params.id)).clients }),
})
