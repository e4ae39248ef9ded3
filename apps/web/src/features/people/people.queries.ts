import { companyManagement } from '@praxis/contract/company/company-management'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { type EmployeeFilter, employees } from '@praxis/contract/people/employees'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'

/** Names and images come from the user behind an employment. */
const meta = { topics: ['user'] }

export const employeeQuery = (idOrNanoPath: string) =>
  queryOptions({
    queryKey: ['employees', 'one', idOrNanoPath],
    queryFn: ({ signal }) => api.call(employees.getEmployee, { params: { id: idOrNanoPath } }, { signal }),
    meta,
  })

export const teammatesQuery = (id: string) =>
  queryOptions({
    queryKey: ['employees', 'teammates', id],
    queryFn: async ({ signal }) => (await api.call(employees.getTeammates, { params: { id } }, { signal })).items,
    meta,
  })

export type ListedEmployees = Partial<Omit<EmployeeFilter, 'page' | 'per' | 'excludeInvitations'>>

export const employeePageQuery = (filter: ListedEmployees, page: number) =>
  queryOptions({
    queryKey: ['employees', 'list', filter, page],
    queryFn: ({ signal }) => api.call(employees.listEmployees, { query: { ...filter, page } }, { signal }),
    placeholderData: keepPreviousData,
    meta,
  })

export const allEmployeePagesQuery = (filter: ListedEmployees) =>
  infiniteQueryOptions({
    queryKey: ['employees', 'list', filter, 'all'],
    queryFn: ({ signal, pageParam }) =>
      api.call(employees.listEmployees, { query: { ...filter, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ metadata: { page, hasMore } }) => (hasMore ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    meta,
  })

export const employeeTagsQuery = queryOptions({
  queryKey: ['employees', 'tags'],
  queryFn: async ({ signal }) => (await api.call(employees.listEmployeeTags, {}, { signal })).items,
})

/** People to choose from, at most 50. */
export const employeeSearchQuery = (text: string, includeInvited = false) =>
  queryOptions({
    queryKey: ['employees', 'search', text, includeInvited],
    queryFn: async ({ signal }) =>
      (
        await api.call(
          companyManagement.searchEmployees,
          { query: { query: text, ...(includeInvited && { includeInvited: 'true' }) } },
          { signal },
        )
      ).items,
    placeholderData: keepPreviousData,
    meta,
  })

export const organisationChartQuery = queryOptions({
  queryKey: ['employees', 'chart'],
  queryFn: async ({ signal }) => (await api.call(employees.getOrganisationChart, {}, { signal })).items,
  meta,
})

export const employeeHistoryQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['employees', 'history', id, page],
    queryFn: ({ signal }) =>
      api.call(operations.getHistory, { params: { entity: 'employee', id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })
