import { useQuery } from '@tanstack/react-query'
import type { FieldProps } from '../../ui/forms/field'
import { useTypedSearch } from '../../ui/forms/picker/use-typed-search'
import { SelectField } from '../../ui/forms/select-field'
import { Avatar } from '../../ui/people/avatar'
import { Face } from '../../ui/people/face'
import { employeeSearchQuery } from './people.queries'

export interface ChosenEmployee {
  readonly id: string
  readonly displayName: string
}

interface EmployeePickerProps extends Omit<FieldProps<ChosenEmployee | null>, 'value' | 'onChange'> {
  readonly value: ChosenEmployee | null
  readonly onChange: (value: ChosenEmployee | null) => void
  /** Who cannot be chosen, such as the person the field is about. */
  readonly except?: string
  /** Whether somebody who has not joined yet can be chosen. */
  readonly includeInvited?: boolean
}

/** One of the company's active people, looked up as one types. */
export function EmployeePicker({ value, onChange, except, includeInvited, ...field }: EmployeePickerProps) {
  const { text, searching } = useTypedSearch()
  const search = useQuery({ ...employeeSearchQuery(text, includeInvited), enabled: !field.disabled })

  const found = (search.data ?? []).filter(({ id }) => id !== except)
  const options = found.map((person) => ({
    value: person.id,
    label: person.displayName,
    note: person.jobTitle,
    picture: <Face person={person} size="xs" decorative />,
  }))
  const chosen = value && {
    value: value.id,
    label: value.displayName,
    picture: <Avatar name={value.displayName} colourKey={value.id} size="xs" decorative />,
  }

  return (
    <SelectField
      {...field}
      options={options}
      chosenOption={chosen}
      {...searching(search)}
      clearable
      value={value?.id ?? null}
      onChange={(id) => {
        const person = found.find((each) => each.id === id)
        onChange(person ? { id: person.id, displayName: person.displayName } : id === value?.id ? value : null)
      }}
    />
  )
}
