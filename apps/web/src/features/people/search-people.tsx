import { companyManagement } from '@praxis/contract/company/company-management'
import type { EmployeeBrief } from '@praxis/contract/people/employees'
import { api } from '../../api/api'
import type { LinkItem } from '../../shell/palette/palette-records'
import { Face } from '../../ui/people/face'
import { employeeAddress } from './employee-link'

const itemOf = (person: EmployeeBrief): LinkItem => ({
  id: `person-${person.id}`,
  label: person.displayName,
  description: person.jobTitle,
  icon: <Face person={person} size="xs" decorative />,
  to: (companyDomain) => employeeAddress(companyDomain, person.id),
})

export const searchPeople = async (query: string, signal: AbortSignal): Promise<LinkItem[]> => {
  const { items } = await api.call(companyManagement.searchEmployees, { query: { query } }, { signal })
  return items.map(itemOf)
}
