import { opportunities } from '@praxis/contract/opportunities/opportunities'
import { projects } from '@praxis/contract/projects/projects'
import { itemsQuery } from '../../api/query'
import { shownIn } from '../../api/stale-answers'
import type { Targetable } from './targetable'

export const rolesQuery = ({ kind, id }: Targetable) =>
  itemsQuery(
    kind === 'project' ? projects.listAllProjectRoles : opportunities.listOpportunityRoles,
    { params: { id } },
    // The rates to choose from are those of the company's rate cards; planners name who fills roles, and take it back.
    { topics: [...shownIn.projects, 'companyManagement', 'planning'] },
  )
