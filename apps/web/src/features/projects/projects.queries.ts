import { operations } from '@praxis/contract/company/history-and-jobs'
import { projects } from '@praxis/contract/projects/projects'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'

type OwnPage = NonNullable<Input<typeof projects.listProjectsPaginated>['body']>
type ManagedPage = NonNullable<Input<typeof projects.listManagedProjects>['body']>

/** Which projects are listed: those one works on or leads, or the company's for those who manage them. */
export type ListedProjects =
  | { readonly of: 'own'; readonly request: Omit<OwnPage, 'page'> }
  | { readonly of: 'company'; readonly request: Omit<ManagedPage, 'page'> }

/** Names of people come from users and employees, those of clients from clients. */
const meta = { topics: ['user', 'employees', 'clients'] }

/** Lists also show how much time was logged. */
const ofList = { topics: [...meta.topics, 'timeSheetSubmissions'] }

const fetchPage = (listed: ListedProjects, page: number, signal: AbortSignal) =>
  listed.of === 'own'
    ? api.call(projects.listProjectsPaginated, { body: { ...listed.request, page } }, { signal })
    : api.call(projects.listManagedProjects, { body: { ...listed.request, page } }, { signal })

export const projectPageQuery = (listed: ListedProjects, page: number) =>
  queryOptions({
    queryKey: ['projects', 'list', listed, page],
    queryFn: ({ signal }) => fetchPage(listed, page, signal),
    placeholderData: keepPreviousData,
    meta: ofList,
  })

export const allProjectPagesQuery = (listed: ListedProjects) =>
  infiniteQueryOptions({
    queryKey: ['projects', 'list', listed, 'all'],
    queryFn: ({ signal, pageParam }) => fetchPage(listed, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ metadata: { page, hasMore } }) => (hasMore ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    meta: ofList,
  })

/** Projects to choose from, including completed ones. */
export const projectSearchQuery = (text: string) =>
  queryOptions({
    queryKey: ['projects', 'search', text],
    queryFn: async ({ signal }) =>
      (await api.call(projects.listProjects, { query: { query: text, all: 'true' } }, { signal })).items,
    placeholderData: keepPreviousData,
    meta,
  })

export const projectTagsQuery = queryOptions({
  queryKey: ['projects', 'tags'],
  queryFn: async ({ signal }) => (await api.call(projects.listProjectTags, {}, { signal })).items,
})

export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: ['projects', 'one', id],
    queryFn: ({ signal }) => api.call(projects.getProject, { params: { id } }, { signal }),
    meta,
  })

export const projectEmployeesQuery = (id: string) =>
  queryOptions({
    queryKey: ['projects', 'employees', id],
    queryFn: async ({ signal }) =>
      (await api.call(projects.listProjectEmployees, { params: { id } }, { signal })).items,
    meta,
  })

export const projectRolesQuery = (id: string) =>
  queryOptions({
    queryKey: ['projects', 'roles', id],
    queryFn: async ({ signal }) => (await api.call(projects.listAllProjectRoles, { params: { id } }, { signal })).items,
    meta: { topics: [...meta.topics, 'companyManagement'] },
  })

export const resourcePermissionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['projects', 'permissions', id],
    queryFn: async ({ signal }) =>
      (await api.call(projects.listResourcePermissions, { params: { id } }, { signal })).items,
    meta,
  })

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
    meta,
  })

/** Money has a history of its own, for those who may see it. */
export type HistoryOf = 'project' | 'projectBudget'

export const projectHistoryQuery = (entity: HistoryOf, id: string, page: number) =>
  queryOptions({
    queryKey: ['projects', 'history', entity, id, page],
    queryFn: ({ signal }) => api.call(operations.getHistory, { params: { entity, id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })
