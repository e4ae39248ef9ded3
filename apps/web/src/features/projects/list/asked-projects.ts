import { operationsOn } from '../../../shell/lists/list-operations'
import type { ListedProjects } from '../projects.queries'
import {
  type ManagedProjectSearch,
  managedProjectList,
  type OwnProjectSearch,
  ownProjectList,
  PAGE_SIZES,
} from './project-list-search'

const OWN_PER_PAGE = 12

export const ownProjectOperations = operationsOn(ownProjectList)
export const managedProjectOperations = operationsOn(managedProjectList)

export const listedOwnProjects = (search: OwnProjectSearch): ListedProjects => ({
  of: 'own',
  request: {
    per: OWN_PER_PAGE,
    sortOrder: ownProjectOperations.orderOf(search),
    filter: { attribute: 'assigned', ...ownProjectOperations.asked(search) },
  },
})

export const listedManagedProjects = (search: ManagedProjectSearch): ListedProjects => ({
  of: 'company',
  request: {
    per: search.per ?? PAGE_SIZES[0],
    sortOrder: managedProjectOperations.orderOf(search),
    filter: managedProjectOperations.asked(search),
  },
})
