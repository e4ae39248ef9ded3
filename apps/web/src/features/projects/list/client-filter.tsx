import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SearchFilter } from '../../../ui/lists/search-filter'
import { Logo } from '../../../ui/people/logo'
import { clientQuery, clientSearchQuery } from '../../clients/clients.queries'

interface ClientFilterProps {
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

const TYPING_PAUSE_MS = 200

/** A filter by one of the clients the person may see. */
export function ClientFilter({ value, onChange }: ClientFilterProps) {
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS)
  const { data, error } = useQuery(clientSearchQuery(text))
  const { data: chosen } = useQuery({ ...clientQuery(value ?? ''), enabled: value !== undefined })
  return (
    <SearchFilter
      label="Client"
      choices={data?.map(({ id, name, logoImage }) => ({
        value: id,
        label: name,
        picture: <Logo name={name} image={logoImage} colourKey={id} size="xs" />,
      }))}
      value={value}
      valueLabel={chosen?.details.name}
      onChange={onChange}
      onSearch={setTyped}
      error={error?.message}
    />
  )
}
