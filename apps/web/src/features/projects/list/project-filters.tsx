import { useQuery } from '@tanstack/react-query'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { SearchFilter } from '../../../ui/lists/search-filter'
import { ClientFilter } from '../../clients/client-filter'
import { EmployeeFilter } from '../../people/employee-filter'
import { projectTagsQuery } from '../projects.queries'
import type { managedProjectOperations } from './asked-projects'

type Filters = ReturnType<typeof managedProjectOperations.controls>

/** The filters that one's own projects and the company's share. */
export function ProjectFilters({ filters }: { filters: Filters }) {
  const { data: tags, error } = useQuery(projectTagsQuery)
  return (
    <>
      <ChoiceFilter {...filters.state} />
      <EmployeeFilter {...filters.leadID} />
      <ClientFilter {...filters.clientID} />
      <ChoiceFilter {...filters.chargingMechanism} />
      <SearchFilter
        {...filters.tag}
        choices={tags?.map((tag) => ({ value: tag, label: tag }))}
        valueLabel={filters.tag.value ?? ''}
        loadError={error?.message}
      />
      <ChoiceFilter {...filters.isInternal} />
      <ChoiceFilter {...filters.isStrategic} />
    </>
  )
}
