import { Loader, MultiSelect } from '@mantine/core'
import { type FieldProps, inputProps } from './field'
import { emptyListText, type OptionSource, optionRenderer, unfiltered } from './field-option'

interface MultiFieldProps extends FieldProps<readonly string[]>, OptionSource {
  readonly maxValues?: number
}

export function MultiField({ options, onSearch, isLoading = false, loadError, maxValues, ...field }: MultiFieldProps) {
  return (
    <MultiSelect
      {...inputProps({ ...field, error: field.error ?? loadError })}
      placeholder={field.value.length === 0 ? (field.placeholder ?? 'Choose…') : undefined}
      data={options.map(({ value, label, disabled = false }) => ({ value, label, disabled }))}
      renderOption={optionRenderer(options)}
      rightSection={isLoading ? <Loader size={14} /> : undefined}
      nothingFoundMessage={emptyListText({ isLoading, loadError })}
      searchable
      {...(onSearch && { filter: unfiltered, onSearchChange: onSearch })}
      hidePickedOptions={false}
      maxValues={maxValues}
      value={[...field.value]}
      onChange={field.onChange}
    />
  )
}
