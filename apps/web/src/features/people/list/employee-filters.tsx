import { useQuery } from '@tanstack/react-query'
import { CardsOrList, type CardsOrListDisplay } from '../../../ui/lists/cards-or-list'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { ListBar } from '../../../ui/lists/list-bar'
import { SearchFilter } from '../../../ui/lists/search-filter'
import { EmployeeFilter } from '../employee-filter'
import { employeeTagsQuery } from '../people.queries'
import { type EmployeeListSearch, filterCount } from './employee-list-search'

type Change = (changes: { [Name in keyof EmployeeListSearch]?: EmployeeListSearch[Name] | undefined }) => void

interface EmployeeFiltersProps {
  readonly search: EmployeeListSearch
  readonly onChange: Change
  readonly display: CardsOrListDisplay
  readonly onDisplay: (display: CardsOrListDisplay) => void
}

export function EmployeeFilters({ search, onChange, display, onDisplay }: EmployeeFiltersProps) {
  return (
    <ListBar
      searchLabel="Search by name"
      search={search.name}
      onSearch={(words) => onChange({ name: words })}
      filtersOn={filterCount(search)}
      sort={{
        choices: [
          { value: 'displayName', label: 'Name, A to Z' },
          { value: '-displayName', label: 'Name, Z to A' },
          { value: 'jobTitle', label: 'Job title, A to Z' },
          { value: '-jobTitle', label: 'Job title, Z to A' },
        ],
        value: search.sortOrder ?? 'displayName',
        onChange: (sortOrder) => onChange({ sortOrder }),
      }}
      end={<CardsOrList value={display} onChange={onDisplay} />}
    >
      <ChoiceFilter
        label="State"
        choices={[
          { value: 'active', label: 'Active' },
          { value: 'pending', label: 'Invited' },
          { value: 'inactive', label: 'Inactive' },
        ]}
        value={search.state}
        onChange={(state) => onChange({ state })}
      />
      <EmployeeFilter
        label="Line manager"
        value={search.lineManagerID}
        onChange={(lineManagerID) => onChange({ lineManagerID })}
      />
      <TagFilter value={search.tag} onChange={(tag) => onChange({ tag })} />
      <ChoiceFilter
        label="Contract"
        choices={[
          { value: 'permanent', label: 'Permanent' },
          { value: 'contractor', label: 'Contractor' },
        ]}
        value={search.contractType}
        onChange={(contractType) => onChange({ contractType })}
      />
    </ListBar>
  )
}

interface TagFilterProps {
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

function TagFilter({ value, onChange }: TagFilterProps) {
  const { data, error } = useQuery(employeeTagsQuery)
  return (
    <SearchFilter
      label="Tag"
      choices={data?.map((tag) => ({ value: tag, label: tag }))}
      value={value}
      valueLabel={value}
      onChange={onChange}
      error={error?.message}
    />
  )
}
