import { companyManagement } from '@praxis/contract/company/company-management'
import { type EmployeeFilter, employees } from '@praxis/contract/people/employees'
import { itemsQuery, listQueries, query } from '../../api/query'

export const employeeQuery = (idOrNanoPath: string) => query(employees.getEmployee, { params: { id: idOrNanoPath } })

export const teammatesQuery = (id: string) => itemsQuery(employees.getTeammates, { params: { id } })

export type ListedEmployees = Partial<Omit<EmployeeFilter, 'page' | 'per' | 'excludeInvitations'>>

export const employeeListQueries = (filter: ListedEmployees) =>
  listQueries(employees.listEmployees, (page) => ({ query: { ...filter, page } }))

export const employeeTagsQuery = itemsQuery(employees.listEmployeeTags, {})

/** People to choose from, at most 50. */
export const employeeSearchQuery = (text: string, includeInvited = false) =>
  itemsQuery(
    companyManagement.searchEmployees,
    { query: { query: text, ...(includeInvited && { includeInvited: 'true' }) } },
    { keepsPrevious: true, topics: ['employees', 'user'] },
  )

/** People whom planners may book. */
export const availablePeopleQuery = (text: string) =>
  itemsQuery(
    companyManagement.searchEmployees,
    { query: { query: text, onlyAvailable: 'true' } },
    { keepsPrevious: true, topics: ['employees', 'user'] },
  )

export const organisationChartQuery = itemsQuery(employees.getOrganisationChart, {})
