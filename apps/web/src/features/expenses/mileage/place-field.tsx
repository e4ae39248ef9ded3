import { Autocomplete } from '@mantine/core'
import type { Place } from '@praxis/contract/expenses/expense-shapes'
import type { SuggestedPlace } from '@praxis/contract/expenses/expenses'
import { IconMapPin } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FieldProps, inputProps } from '../../../ui/forms/field'
import { OptionRow } from '../../../ui/forms/field-option'
import { listLooks, NO_LIST } from '../../../ui/forms/list-looks'
import { useTypedSearch } from '../../../ui/forms/picker/use-typed-search'
import { useOpenList } from '../../../ui/forms/use-open-list'
import { icon } from '../../../ui/icon'
import { locationsQuery } from '../expenses.queries'

const KINDS: Readonly<Record<SuggestedPlace['kind'], string>> = {
  client: 'client’s address',
  recent: 'recent',
  place: 'place',
}

/** A place on the way: one of the suggestions, whose whereabouts are known, or any text. */
export function PlaceField({ value, onChange, ...field }: FieldProps<Place>) {
  const { text, searching } = useTypedSearch()
  const found = useQuery({ ...locationsQuery(text), enabled: text !== '' })
  const { onSearch } = searching(found)
  const suggestions = new Map((text === '' ? [] : (found.data ?? [])).map((place) => [place.label, place]))
  const take = (label: string) => {
    const place = suggestions.get(label)
    const { latitude = null, longitude = null } = place ?? {}
    onChange({ label, latitude, longitude })
  }
  const openList = useOpenList({
    takeFirst: () => {
      const [first] = suggestions.keys()
      if (first !== undefined) take(first)
    },
  })
  return (
    <Autocomplete
      {...listLooks}
      {...openList}
      {...inputProps({ placeholder: 'Town, client or address', ...field })}
      data={[...suggestions.keys()]}
      // The server has searched already, also by the words of the address.
      filter={({ options }) => options}
      renderOption={({ option }) => {
        const place = suggestions.get(option.value)
        const note = place && (place.detail || KINDS[place.kind])
        return (
          <OptionRow
            option={{
              value: option.value,
              label: option.value,
              picture: <IconMapPin {...icon} />,
              ...(note && { note }),
            }}
            isChosen={false}
          />
        )
      }}
      {...(suggestions.size === 0 && NO_LIST)}
      autoComplete="off"
      value={value.label}
      onChange={(label) => {
        onSearch(label)
        take(label)
      }}
    />
  )
}
