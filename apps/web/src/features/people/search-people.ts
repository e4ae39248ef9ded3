import { companyManagement } from '@praxis/contract/company/company-management'
import type { EmployeeBrief } from '@praxis/contract/people/employees'
import { api } from '../../api/api'

const MOST_IN_PALETTE = 8

export async function searchPeople(query: string, signal: AbortSignal): Promise<EmployeeBrief[]> {
  const { items } = await api.call(companyManagement.searchEmployees, { query: { query } }, { signal })
  return items.slice(0, MOST_IN_PALETTE)
}
