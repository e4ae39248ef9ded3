import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldProps } from '../../ui/forms/field'
import { SelectField } from '../../ui/forms/select-field'
import { Logo } from '../../ui/people/logo'
import { clientQuery, clientSearchQuery } from './clients.queries'

const TYPING_PAUSE_MS = 200

interface ClientPickerProps extends FieldProps<string | null> {
  /** Of the one that is chosen already, which the person need not be able to open. */
  readonly known?: { readonly id: string; readonly name: string } | null
}

/** One of the clients the person may see, held by its id and looked up as one types. */
export function ClientPicker({ value, onChange, known, ...field }: ClientPickerProps) {
  const [typed, setTyped] = useState('')
  const isKnown = value !== null && value === known?.id
  const { data: found } = useQuery({ ...clientQuery(value ?? ''), enabled: value !== null && !isKnown })
  const chosenName = isKnown ? known.name : found?.details.name
  const [text] = useDebouncedValue(typed === chosenName ? '' : typed.trim(), TYPING_PAUSE_MS)
  const { data, isFetching, error } = useQuery({ ...clientSearchQuery(text), enabled: !field.disabled })

  const options = (data ?? []).map(({ id, name, logoImage }) => ({
    value: id,
    label: name,
    picture: <Logo name={name} image={logoImage} colourKey={id} size="xs" />,
  }))
  const isListed = value === null || options.some((option) => option.value === value)
  const kept = value !== null && { value, label: chosenName ?? '…', picture: null }

  return (
    <SelectField
      {...field}
      options={isListed || !kept ? options : [kept, ...options]}
      onSearch={setTyped}
      isLoading={isFetching && !data}
      loadError={error?.message}
      clearable
      value={value}
      onChange={onChange}
    />
  )
}
