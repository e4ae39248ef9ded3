import { opportunities } from '@praxis/contract/opportunities/opportunities'
import { projects } from '@praxis/contract/projects/projects'
import { itemsQuery } from '../../../api/query'
import type { Targetable } from '../targetable'

export const resourcePermissionsQuery = ({ kind, id }: Targetable) =>
  itemsQuery(kind === 'project' ? projects.listResourcePermissions : opportunities.listOpportunityPermissions, {
    params: { id },
  })
