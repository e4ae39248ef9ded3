import { companies } from '@praxis/contract/company/companies'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'

/** Fetched again with whatever a step is about. */
export const firstStepsQuery = queryOptions({
  queryKey: ['firstSteps'],
  queryFn: ({ signal }) => api.call(companies.getFirstSteps, {}, { signal }),
  meta: { topics: ['company', 'employees', 'clients', 'projects', 'timeSheetSubmissions'] },
})
