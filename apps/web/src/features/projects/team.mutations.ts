import { opportunities } from '@praxis/contract/opportunities/opportunities'
import { projects } from '@praxis/contract/projects/projects'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { useCall } from '../../api/use-call'
import type { Targetable } from './targetable'

type NewRole = Input<typeof projects.createProjectRole>['body']
type RoleChanges = Input<typeof projects.updateProjectRole>['body']

export const useCreateRole = ({ kind, id }: Targetable) =>
  useCall(
    kind === 'project' ? projects.createProjectRole : opportunities.createOpportunityRole,
    (given: { body: NewRole; idempotencyKey: string }) => ({
      params: { id },
      ...given,
    }),
  )

export const useUpdateRole = ({ kind, id }: Targetable) =>
  useCall(
    kind === 'project' ? projects.updateProjectRole : opportunities.updateOpportunityRole,
    ({ roleId, body }: { roleId: string; body: RoleChanges }) => ({
      params: { id, roleId },
      body,
    }),
  )

export const useDeleteRole = ({ kind, id }: Targetable) =>
  useCall(kind === 'project' ? projects.deleteProjectRole : opportunities.deleteOpportunityRole, (roleId: string) => ({
    params: { id, roleId },
  }))
