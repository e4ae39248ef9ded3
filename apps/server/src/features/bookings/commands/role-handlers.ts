import type { roleEndpoints } from '@praxis/contract/projects/project-roles'
import type { Handlers } from '../../../platform/http/implement'
import type { TargetableKind } from '../../targetables/queries/targetable-kinds'
import { listRoles } from '../../targetables/queries/targetable-roles'
import { planNewRole, planRole, planWithoutRole } from './plan-roles'

/** The handlers of the roles of targetables of a kind: whoever changes a role can take it back as a change of planning. */
export const roleHandlers = (kind: TargetableKind): Handlers<ReturnType<typeof roleEndpoints>> => ({
  listAllRoles: async ({ db, platform, actor, params }) => ({
    items: await listRoles(db, platform.files, actor, kind, params.id),
  }),

  createRole: ({ db, platform, actor, params, body }) =>
    planNewRole(db, platform, actor, { kind, id: params.id }, body),

  updateRole: ({ db, platform, actor, params, body }) =>
    planRole(db, platform, actor, { kind, id: params.id }, params.roleId, body),

  deleteRole: ({ db, platform, actor, params }) =>
    planWithoutRole(db, platform.files, actor, { kind, id: params.id }, params.roleId),
})
