import { useQuery } from '@tanstack/react-query'
import type { FieldProps } from '../../ui/forms/field'
import { useTypedSearch } from '../../ui/forms/picker/use-typed-search'
import { SelectField } from '../../ui/forms/select-field'
import { Logo } from '../../ui/people/logo'
import { clientQuery, clientSearchQuery } from './clients.queries'

interface ClientPickerProps extends FieldProps<string | null> {
  /** The client that is chosen already, which the person may not be able to open. */
  readonly known?: { readonly id: string; readonly name: string } | null
}

/** A field for one of the clients the person may see, held by its id and looked up as one types. */
export function ClientPicker({ value, onChange, known, ...field }: ClientPickerProps) {
  const { text, searching } = useTypedSearch()
  const isKnown = value !== null && value === known?.id
  const { data: found } = useQuery({ ...clientQuery(value ?? ''), enabled: value !== null && !isKnown })
  const chosenName = isKnown ? known.name : found?.details.name
  const search = useQuery({ ...clientSearchQuery(text), enabled: !field.disabled })

  const options = (search.data ?? []).map(({ id, name, logoImage }) => ({
    value: id,
    label: name,
    picture: <Logo name={name} image={logoImage} colourKey={id} size="xs" />,
  }))

  return (
    <SelectField
      {...field}
      options={options}
      chosenOption={value === null ? null : { value, label: chosenName ?? '…' }}
      {...searching(search)}
      clearable
      value={value}
      onChange={onChange}
    />
  )
}
