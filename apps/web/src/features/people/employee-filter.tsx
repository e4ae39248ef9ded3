import { useQuery } from '@tanstack/react-query'
import { useTypedSearch } from '../../ui/forms/picker/use-typed-search'
import { SearchFilter } from '../../ui/lists/search-filter'
import { choicesOfPeople } from '../../ui/people/choices-of-people'
import { employeeQuery, employeeSearchQuery } from './people.queries'

interface EmployeeFilterProps {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

/** A filter by one of the company's people. */
export function EmployeeFilter({ label, value, onChange }: EmployeeFilterProps) {
  const { text, searching } = useTypedSearch()
  const search = useQuery(employeeSearchQuery(text))
  const { data: chosen } = useQuery({ ...employeeQuery(value ?? ''), enabled: value !== undefined })
  return (
    <SearchFilter
      label={label}
      choices={search.data && choicesOfPeople(search.data)}
      value={value}
      valueLabel={chosen?.displayName}
      onChange={onChange}
      {...searching(search)}
    />
  )
}
