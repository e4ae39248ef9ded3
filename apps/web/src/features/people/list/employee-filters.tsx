import { useDebouncedValue } from '@mantine/hooks'
import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SearchField } from '../../../ui/forms/search-field'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { DisplaySwitch } from '../../../ui/lists/display-switch'
import { FilterBar } from '../../../ui/lists/filter-bar'
import { SearchFilter } from '../../../ui/lists/search-filter'
import { SortMenu } from '../../../ui/lists/sort-menu'
import { Avatar } from '../../../ui/people/avatar'
import { employeeQuery, employeeSearchQuery, employeeTagsQuery } from '../people.queries'
import type { EmployeeListSearch } from './employee-list-search'

export type EmployeeDisplay = 'card' | 'list'

type Change = (changes: { [Name in keyof EmployeeListSearch]?: EmployeeListSearch[Name] | undefined }) => void

interface EmployeeFiltersProps {
  readonly search: EmployeeListSearch
  readonly onChange: Change
  readonly display: EmployeeDisplay
  readonly onDisplay: (display: EmployeeDisplay) => void
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

export function EmployeeFilters({ search, onChange, display, onDisplay }: EmployeeFiltersProps) {
  return (
    <FilterBar
      end={
        <>
          <SortMenu
            choices={[
              { value: 'displayName', label: 'Name, A to Z' },
              { value: '-displayName', label: 'Name, Z to A' },
              { value: 'jobTitle', label: 'Job title, A to Z' },
              { value: '-jobTitle', label: 'Job title, Z to A' },
            ]}
            value={search.sortOrder ?? 'displayName'}
            onChange={(sortOrder) => onChange({ sortOrder })}
          />
          <DisplaySwitch
            choices={[
              { value: 'card', label: 'Cards', icon: <IconLayoutGrid {...icon} /> },
              { value: 'list', label: 'List', icon: <IconList {...icon} /> },
            ]}
            value={display}
            onChange={onDisplay}
          />
        </>
      }
    >
      <SearchField
        label="Search by name"
        value={search.name ?? ''}
        onSearch={(name) => onChange({ name: name || undefined })}
      />
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
      <LineManagerFilter value={search.lineManagerID} onChange={(lineManagerID) => onChange({ lineManagerID })} />
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
    </FilterBar>
  )
}

interface OneFilterProps {
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

function TagFilter({ value, onChange }: OneFilterProps) {
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

const TYPING_PAUSE_MS = 200

function LineManagerFilter({ value, onChange }: OneFilterProps) {
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS)
  const { data, error } = useQuery(employeeSearchQuery(text))
  const { data: chosen } = useQuery({ ...employeeQuery(value ?? ''), enabled: value !== undefined })
  return (
    <SearchFilter
      label="Line manager"
      choices={data?.map((person) => ({
        value: person.id,
        label: person.displayName,
        picture: (
          <Avatar
            name={person.displayName}
            initials={person.displayInitials}
            image={person.profileImage}
            colourKey={person.id}
            size="xs"
            decorative
          />
        ),
      }))}
      value={value}
      valueLabel={chosen?.displayName}
      onChange={onChange}
      onSearch={setTyped}
      error={error?.message}
    />
  )
}
