import { useQuery } from '@tanstack/react-query'
import type { FilterControl } from '../../../shell/lists/list-field'
import { useTypedSearch } from '../../../ui/forms/picker/use-typed-search'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { SearchFilter } from '../../../ui/lists/search-filter'
import { Logo } from '../../../ui/people/logo'
import { clientQuery, clientSearchQuery } from '../../clients/clients.queries'
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

/** A filter by one of the clients the person may see. */
function ClientFilter({ label, value, onChange }: FilterControl<string>) {
  const { text, searching } = useTypedSearch()
  const search = useQuery(clientSearchQuery(text))
  const { data: chosen } = useQuery({ ...clientQuery(value ?? ''), enabled: value !== undefined })
  return (
    <SearchFilter
      label={label}
      choices={search.data?.map(({ id, name, logoImage }) => ({
        value: id,
        label: name,
        picture: <Logo name={name} image={logoImage} colourKey={id} size="xs" />,
      }))}
      value={value}
      valueLabel={chosen?.details.name}
      onChange={onChange}
      {...searching(search)}
    />
  )
}
