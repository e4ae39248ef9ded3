import type { AreaPermissions } from '@praxis/contract/projects/project-permissions'
import { projects } from '@praxis/contract/projects/projects'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { useCall } from '../../api/use-call'

type NewRole = Input<typeof projects.createProjectRole>['body']
type RoleChanges = Input<typeof projects.updateProjectRole>['body']

export const useCreateProjectRole = (id: string) =>
  useCall(projects.createProjectRole, (given: { body: NewRole; idempotencyKey: string }) => ({
    params: { id },
    ...given,
  }))

export const useUpdateProjectRole = (id: string) =>
  useCall(projects.updateProjectRole, ({ roleId, body }: { roleId: string; body: RoleChanges }) => ({
    params: { id, roleId },
    body,
  }))

export const useDeleteProjectRole = (id: string) =>
  useCall(projects.deleteProjectRole, (roleId: string) => ({ params: { id, roleId } }))

interface NewPermission {
  readonly employeeID: string
  readonly permissions: Partial<AreaPermissions>
  readonly idempotencyKey: string
}

export const useCreateResourcePermission = (id: string) =>
  useCall(projects.createResourcePermission, ({ idempotencyKey, ...body }: NewPermission) => ({
    params: { id },
    body,
    idempotencyKey,
  }))

interface PermissionChange {
  readonly permissionId: string
  readonly permissions: Partial<AreaPermissions>
}

export const useUpdateResourcePermission = (id: string) =>
  useCall(projects.updateResourcePermission, ({ permissionId, permissions }: PermissionChange) => ({
    params: { id, permissionId },
    body: { permissions },
  }))

export const useDeleteResourcePermission = (id: string) =>
  useCall(projects.deleteResourcePermission, (permissionId: string) => ({ params: { id, permissionId } }))
