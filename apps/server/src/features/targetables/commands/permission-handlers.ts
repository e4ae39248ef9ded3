import type { permissionEndpoints } from '@praxis/contract/projects/project-permissions'
import type { Handlers } from '../../../platform/http/implement'
import type { TargetableKind } from '../queries/targetable-kinds'
import { listPermissions } from '../queries/targetable-permissions'
import { createPermission, deletePermission, updatePermission } from './change-permissions'

/** The handlers of who can do what in targetables of a kind. */
export const permissionHandlers = (kind: TargetableKind): Handlers<ReturnType<typeof permissionEndpoints>> => ({
  listResourcePermissions: async ({ db, platform, actor, params, query }) => ({
    items: await listPermissions(db, platform.files, actor, kind, params.id, query.employeeID),
  }),

  createResourcePermission: ({ db, platform, actor, params, body }) =>
    createPermission(db, platform.files, actor, kind, params.id, body),

  updateResourcePermission: ({ db, platform, actor, params, body }) =>
    updatePermission(db, platform.files, actor, kind, params.id, params.permissionId, body.permissions),

  deleteResourcePermission: ({ db, platform, actor, params }) =>
    deletePermission(db, platform.files, actor, kind, params.id, params.permissionId),
})
