import { opportunities } from '@praxis/contract/opportunities/opportunities'
import type { AreaPermissions } from '@praxis/contract/projects/project-permissions'
import { projects } from '@praxis/contract/projects/projects'
import { useCall } from '../../../api/use-call'
import type { Targetable } from '../targetable'

interface NewPermission {
  readonly employeeID: string
  readonly permissions: Partial<AreaPermissions>
  readonly idempotencyKey: string
}

export const useCreateResourcePermission = ({ kind, id }: Targetable) =>
  useCall(
    kind === 'project' ? projects.createResourcePermission : opportunities.createOpportunityPermission,
    ({ idempotencyKey, ...body }: NewPermission) => ({
      params: { id },
      body,
      idempotencyKey,
    }),
  )

interface PermissionChange {
  readonly permissionId: string
  readonly permissions: Partial<AreaPermissions>
}

export const useUpdateResourcePermission = ({ kind, id }: Targetable) =>
  useCall(
    kind === 'project' ? projects.updateResourcePermission : opportunities.updateOpportunityPermission,
    ({ permissionId, permissions }: PermissionChange) => ({
      params: { id, permissionId },
      body: { permissions },
    }),
  )

export const useDeleteResourcePermission = ({ kind, id }: Targetable) =>
  useCall(
    kind === 'project' ? projects.deleteResourcePermission : opportunities.deleteOpportunityPermission,
    (permissionId: string) => ({ params: { id, permissionId } }),
  )
