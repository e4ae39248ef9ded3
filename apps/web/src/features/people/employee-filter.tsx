import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SearchFilter } from '../../ui/lists/search-filter'
import { Face } from '../../ui/people/face'
import { employeeQuery, employeeSearchQuery } from './people.queries'

interface EmployeeFilterProps {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

const TYPING_PAUSE_MS = 200

/** A filter by one of the company's people. */
export function EmployeeFilter({ label, value, onChange }: EmployeeFilterProps) {
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS)
  const { data, error } = useQuery(employeeSearchQuery(text))
  const { data: chosen } = useQuery({ ...employeeQuery(value ?? ''), enabled: value !== undefined })
  return (
    <SearchFilter
      label={label}
      choices={data?.map((person) => ({
        value: person.id,
        label: person.displayName,
        picture: <Face person={person} size="xs" decorative />,
      }))}
      value={value}
      valueLabel={chosen?.displayName}
      onChange={onChange}
      onSearch={setTyped}
      error={error?.message}
    />
  )
}
