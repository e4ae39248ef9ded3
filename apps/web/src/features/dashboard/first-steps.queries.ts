import { companies } from '@praxis/contract/company/companies'
import { query } from '../../api/query'

/** Fetched again with whatever a step is about. */
export const firstStepsQuery = query(
  companies.getFirstSteps,
  {},
  { key: ['firstSteps'], topics: ['workspace', 'employees', 'clients', 'projects', 'timeSheetSubmissions'] },
)
