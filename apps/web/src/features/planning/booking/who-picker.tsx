import { IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { FieldProps } from '../../../ui/forms/field'
import { useTypedSearch } from '../../../ui/forms/picker/use-typed-search'
import { SelectField } from '../../../ui/forms/select-field'
import { Avatar } from '../../../ui/people/avatar'
import { Face } from '../../../ui/people/face'
import { availablePeopleQuery } from '../../people/people.queries'
import { rateCardsQuery } from '../../people/rate-cards.queries'

/** Who is booked: a person, a rate card that nobody is named for yet, or one role. */
export interface Booked {
  readonly kind: 'person' | 'rateCard' | 'role'
  readonly id: string
  readonly name: string
}

const keyOf = ({ kind, id }: Booked): string => `${kind}/${id}`
const nobody = <IconUser size={14} stroke={1.75} aria-hidden />

const optionOf = (booked: Booked) => ({
  value: keyOf(booked),
  label: booked.name,
  picture: booked.kind === 'person' ? <Avatar name={booked.name} colourKey={booked.id} size="xs" decorative /> : nobody,
})

/** A person, or a rate card for somebody who is not known yet. */
export function WhoPicker({ value, onChange, ...field }: FieldProps<Booked | null>) {
  const { text, searching } = useTypedSearch()
  const search = useQuery(availablePeopleQuery(text))
  const { data: rateCards = [] } = useQuery(rateCardsQuery)
  const people = (search.data ?? []).map((person) => ({
    value: keyOf({ kind: 'person', id: person.id, name: '' }),
    label: person.displayName,
    note: person.jobTitle,
    picture: <Face person={person} size="xs" decorative />,
  }))
  const words = text.toLowerCase()
  const cards = rateCards
    .filter(({ name }) => name.toLowerCase().includes(words))
    .map(({ id, name }) => ({
      value: keyOf({ kind: 'rateCard', id, name }),
      label: name,
      note: 'rate card, no one named',
      picture: nobody,
    }))
  return (
    <SelectField
      {...field}
      options={[...people, ...cards]}
      chosenOption={value && optionOf(value)}
      {...searching(search)}
      value={value && keyOf(value)}
      onChange={(chosen) => {
        const option = [...people, ...cards].find((each) => each.value === chosen)
        const [kind, id] = chosen?.split('/') ?? []
        if (!option || !id) onChange(null)
        else onChange({ kind: kind === 'person' ? 'person' : 'rateCard', id, name: option.label })
      }}
    />
  )
}
