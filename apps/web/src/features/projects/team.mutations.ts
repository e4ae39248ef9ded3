import type { AreaPermissions } from '@praxis/contract/projects/project-permissions'
import { projects } from '@praxis/contract/projects/projects'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import { everythingOfProjects } from './projects.mutations'

type NewRole = Input<typeof projects.createProjectRole>['body']
type RoleChanges = Input<typeof projects.updateProjectRole>['body']

/** A change of who works on a project; everything that shows them is fetched again. */
function useTeamChange<Change>(change: (change: Change) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries(everythingOfProjects),
  })
}

export const useCreateProjectRole = (id: string) =>
  useTeamChange(({ body, idempotencyKey }: { body: NewRole; idempotencyKey: string }) =>
    api.call(projects.createProjectRole, { params: { id }, body }, { idempotencyKey }),
  )

export const useUpdateProjectRole = (id: string) =>
  useTeamChange(({ roleId, body }: { roleId: string; body: RoleChanges }) =>
    api.call(projects.updateProjectRole, { params: { id, roleId }, body }),
  )

export const useDeleteProjectRole = (id: string) =>
  useTeamChange((roleId: string) => api.call(projects.deleteProjectRole, { params: { id, roleId } }))

interface NewPermission {
  readonly employeeID: string
  readonly permissions: Partial<AreaPermissions>
  readonly idempotencyKey: string
}

export const useCreateResourcePermission = (id: string) =>
  useTeamChange(({ idempotencyKey, ...body }: NewPermission) =>
    api.call(projects.createResourcePermission, { params: { id }, body }, { idempotencyKey }),
  )

interface PermissionChange {
  readonly permissionId: string
  readonly permissions: Partial<AreaPermissions>
}

export const useUpdateResourcePermission = (id: string) =>
  useTeamChange(({ permissionId, permissions }: PermissionChange) =>
    api.call(projects.updateResourcePermission, { params: { id, permissionId }, body: { permissions } }),
  )

export const useDeleteResourcePermission = (id: string) =>
  useTeamChange((permissionId: string) => api.call(projects.deleteResourcePermission, { params: { id, permissionId } }))
