import { Autocomplete } from '@mantine/core'
import { type FieldProps, inputProps } from './field'
import { listLooks, NO_LIST } from './list-looks'
import { useOpenList } from './use-open-list'

interface ComboFieldProps extends FieldProps<string> {
  /** Texts offered while typing; anything else may be entered too. */
  readonly suggestions: readonly string[]
}

export function ComboField({ suggestions, ...field }: ComboFieldProps) {
  const openList = useOpenList()
  return (
    <Autocomplete
      {...listLooks}
      {...openList}
      {...inputProps(field)}
      data={[...new Set(suggestions)]}
      {...(suggestions.length === 0 && NO_LIST)}
      autoComplete="off"
      value={field.value}
      onChange={field.onChange}
    />
  )
}
