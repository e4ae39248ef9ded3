import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { ListBar } from '../../../ui/lists/list-bar'
import { SearchFilter } from '../../../ui/lists/search-filter'
import { EmployeeFilter } from '../../people/employee-filter'
import { CHARGING, optionsOf } from '../project-words'
import { projectTagsQuery } from '../projects.queries'
import { changedSearch, filterCount } from './asked-projects'
import { ClientFilter } from './client-filter'
import type { ProjectListChanges, ProjectListSearch } from './project-list-search'

interface ProjectFiltersProps {
  readonly search: ProjectListSearch
  readonly onSearch: (search: ProjectListSearch) => void
  /** Shows the filter by the projects one works on, leads, or may see; the company's list has all of them. */
  readonly hasAttribute?: boolean
  /** After the sorting: the switch between displays. */
  readonly end?: ReactNode
}

/** The choice that stands for a filter's value: on one way, on the other way, or off. */
const choiceOf = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'yes' : 'no')
const truthOf = (choice: 'yes' | 'no' | undefined) => (choice === undefined ? undefined : choice === 'yes')

export function ProjectFilters({ search, onSearch, hasAttribute = false, end }: ProjectFiltersProps) {
  const change = (changes: ProjectListChanges) => onSearch(changedSearch(search, changes))
  const { data: tags, error: tagsError } = useQuery(projectTagsQuery)
  return (
    <ListBar
      searchLabel="Project or client"
      search={search.search}
      onSearch={(words) => change({ search: words })}
      filtersOn={filterCount(search)}
      sort={{
        choices: [
          { value: 'projectName', label: 'Project name, A to Z' },
          { value: '-projectName', label: 'Project name, Z to A' },
          { value: 'clientName', label: 'Client name, A to Z' },
          { value: '-clientName', label: 'Client name, Z to A' },
          { value: '-updatedAt', label: 'Last updated, newest first' },
          { value: 'updatedAt', label: 'Last updated, oldest first' },
        ],
        value: search.sortOrder ?? 'projectName',
        onChange: (sortOrder) => change({ sortOrder: sortOrder === 'projectName' ? undefined : sortOrder }),
      }}
      end={end}
    >
      {hasAttribute && (
        <ChoiceFilter
          label="Show"
          required
          choices={[
            { value: 'assigned', label: 'Assigned' },
            { value: 'lead', label: 'Led by me' },
            { value: 'all', label: 'All' },
          ]}
          value={search.attribute ?? 'assigned'}
          onChange={(attribute) => change({ attribute: attribute === 'assigned' ? undefined : attribute })}
        />
      )}
      <ChoiceFilter
        label="State"
        required
        choices={[
          { value: 'active', label: 'Active' },
          { value: 'completed', label: 'Completed' },
          { value: 'all', label: 'All' },
        ]}
        value={search.state ?? 'active'}
        onChange={(state) => change({ state: state === 'active' ? undefined : state })}
      />
      <EmployeeFilter label="Lead" value={search.leadID} onChange={(leadID) => change({ leadID })} />
      <ClientFilter value={search.clientID} onChange={(clientID) => change({ clientID })} />
      <ChoiceFilter
        label="Charging"
        choices={optionsOf(CHARGING)}
        value={search.chargingMechanism}
        onChange={(chargingMechanism) => change({ chargingMechanism })}
      />
      <SearchFilter
        label="Tag"
        choices={tags?.map((tag) => ({ value: tag, label: tag }))}
        value={search.tag}
        valueLabel={search.tag ?? ''}
        onChange={(tag) => change({ tag })}
        error={tagsError?.message}
      />
      <ChoiceFilter
        label="Kind"
        choices={[
          { value: 'no', label: 'For clients' },
          { value: 'yes', label: 'Internal' },
        ]}
        value={choiceOf(search.isInternal)}
        onChange={(choice) => change({ isInternal: truthOf(choice) })}
      />
      <ChoiceFilter
        label="Strategic"
        choices={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
        value={choiceOf(search.isStrategic)}
        onChange={(choice) => change({ isStrategic: truthOf(choice) })}
      />
    </ListBar>
  )
}
