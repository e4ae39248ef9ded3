import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldProps } from '../../../ui/forms/field'
import { SelectField } from '../../../ui/forms/select-field'
import { cardHoldersQuery } from '../settings.queries'

export interface CardHolder {
  readonly id: string
  readonly displayName: string
}

const TYPING_PAUSE_MS = 200

/** Whose card it is; without one, everybody can choose it. */
export function HolderField({ value, onChange, ...field }: FieldProps<CardHolder | null>) {
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed === value?.displayName ? '' : typed.trim(), TYPING_PAUSE_MS)
  const { data, isFetching, error } = useQuery(cardHoldersQuery(text))
  const found = data ?? []
  const people: readonly CardHolder[] = value && !found.some(({ id }) => id === value.id) ? [value, ...found] : found
  return (
    <SelectField
      {...field}
      placeholder="Everybody"
      options={people.map(({ id, displayName }) => ({ value: id, label: displayName }))}
      onSearch={setTyped}
      isLoading={isFetching && !data}
      loadError={error?.message}
      clearable
      value={value?.id ?? null}
      onChange={(id) => {
        const person = people.find((each) => each.id === id)
        onChange(person ? { id: person.id, displayName: person.displayName } : null)
      }}
    />
  )
}
