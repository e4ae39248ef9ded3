import { companies } from '@praxis/contract/company/companies'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { users } from '@praxis/contract/people/users'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'

export const employmentsQuery = queryOptions({
  queryKey: ['user', 'employments'],
  queryFn: async ({ signal }) => (await api.call(users.listEmployments, {}, { signal })).items,
})

/** The workspace that is open: its company, and who the person is in it. */
export const workspaceQuery = queryOptions({
  queryKey: ['company', 'workspace'],
  queryFn: ({ signal }) => api.call(companies.openWorkspace, {}, { signal }),
  // Names and images come from the user behind the employment, rights and preferences from the employment.
  meta: { topics: ['user', 'workspace'] },
})

export const domainSuggestionQuery = (name: string, domain: string | undefined) =>
  queryOptions({
    queryKey: ['domainSuggestion', name, domain],
    queryFn: ({ signal }) => api.call(companies.suggestDomain, { query: { name, domain } }, { signal }),
    placeholderData: keepPreviousData,
    // A free address is not cached: somebody else may take it any moment.
    gcTime: 0,
  })

export const failedJobsQuery = queryOptions({
  queryKey: ['failedJobs'],
  queryFn: async ({ signal }) => (await api.call(operations.listFailedJobs, {}, { signal })).items,
})
