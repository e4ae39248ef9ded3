import { companies } from '@praxis/contract/company/companies'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { users } from '@praxis/contract/people/users'
import { itemsQuery, query } from '../../api/query'

export const employmentsQuery = itemsQuery(users.listEmployments, {})

/** The workspace that is open: its company, and who the person is in it. */
export const workspaceQuery = query(companies.openWorkspace, {})

export const domainSuggestionQuery = (name: string, domain: string | undefined) =>
  // A free address is not cached: somebody else may take it any moment.
  query(companies.suggestDomain, { query: { name, domain } }, { keepsPrevious: true, topics: [], gcTime: 0 })

export const failedJobsQuery = itemsQuery(operations.listFailedJobs, {})
