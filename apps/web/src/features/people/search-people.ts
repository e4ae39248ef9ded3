import { companyManagement } from '@praxis/contract/company/company-management'
import { api } from '../../api/api'

export const searchPeople = (query: string, signal: AbortSignal) =>
  api.call(companyManagement.searchEmployees, { query: { query } }, { signal })
