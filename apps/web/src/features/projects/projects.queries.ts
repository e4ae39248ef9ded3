import { projects } from '@praxis/contract/projects/projects'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'
import { itemsQuery, listQueries, query } from '../../api/query'
import { shownIn } from '../../api/stale-answers'

type OwnPage = NonNullable<Input<typeof projects.listProjectsPaginated>['body']>
type ManagedPage = NonNullable<Input<typeof projects.listManagedProjects>['body']>

/** Which projects are listed: those one works on or leads, or the company's for those who manage them. */
export type ListedProjects =
  | { readonly of: 'own'; readonly request: Omit<OwnPage, 'page'> }
  | { readonly of: 'company'; readonly request: Omit<ManagedPage, 'page'> }

/** Lists also show how much time was logged. */
const asPage = { keepsPrevious: true, topics: [...shownIn.projects, 'timeSheetSubmissions'] } as const

const endpointOf = ({ of }: ListedProjects) =>
  of === 'own' ? projects.listProjectsPaginated : projects.listManagedProjects

export const projectListQueries = (listed: ListedProjects) =>
  listQueries(endpointOf(listed), (page) => ({ body: { ...listed.request, page } }), asPage)

/** Projects to choose from, including completed ones. */
export const projectSearchQuery = (text: string) =>
  itemsQuery(projects.listProjects, { query: { query: text, all: 'true' } }, { keepsPrevious: true })

export const projectTagsQuery = itemsQuery(projects.listProjectTags, {})

export const projectQuery = (id: string) => query(projects.getProject, { params: { id } })

export const projectEmployeesQuery = (id: string) => itemsQuery(projects.listProjectEmployees, { params: { id } })

/** How many active projects somebody works on, and for how many clients. */
export const employeeWorkQuery = (employeeID: string) =>
  queryOptions({
    queryKey: ['projects', 'work', employeeID],
    queryFn: async ({ signal }) => {
      const params = { id: employeeID }
      const [ofProjects, ofClients] = await Promise.all([
        api.call(projects.countEmployeeProjects, { params }, { signal }),
        api.call(projects.countEmployeeClients, { params }, { signal }),
      ])
      return { projects: ofProjects.count, clients: ofClients.count }
    },
    meta: { topics: shownIn.projects },
  })
