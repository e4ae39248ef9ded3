import { Autocomplete } from '@mantine/core'
import { type FieldProps, inputProps } from './field'
import { listLooks } from './list-looks'

interface ComboFieldProps extends FieldProps<string> {
  /** Offered while typing; anything else may be entered too. */
  readonly suggestions: readonly string[]
}

export function ComboField({ suggestions, ...field }: ComboFieldProps) {
  return (
    <Autocomplete
      {...listLooks}
      {...inputProps(field)}
      data={[...new Set(suggestions)]}
      autoComplete="off"
      value={field.value}
      onChange={field.onChange}
    />
  )
}
