import { Loader, Select } from '@mantine/core'
import { type FieldProps, inputProps } from './field'
import { emptyListText, type OptionSource, optionRenderer, unfiltered } from './field-option'

interface SelectFieldProps extends FieldProps<string | null>, OptionSource {
  readonly clearable?: boolean
  readonly searchable?: boolean
}

export function SelectField({
  options,
  onSearch,
  isLoading = false,
  loadError,
  clearable = false,
  searchable = options.length > 7,
  ...field
}: SelectFieldProps) {
  const picture = options.find((option) => option.value === field.value)?.picture
  return (
    <Select
      {...inputProps({ placeholder: 'Choose…', ...field, error: field.error ?? loadError })}
      data={options.map(({ value, label, disabled = false }) => ({ value, label, disabled }))}
      renderOption={optionRenderer(options)}
      leftSection={picture}
      rightSection={isLoading ? <Loader size={14} /> : undefined}
      nothingFoundMessage={emptyListText({ isLoading, loadError })}
      searchable={searchable || onSearch !== undefined}
      {...(onSearch && { filter: unfiltered, onSearchChange: onSearch })}
      clearable={clearable}
      allowDeselect={clearable}
      clearButtonProps={{ 'aria-label': `Clear ${field.label}` }}
      value={field.value}
      onChange={field.onChange}
    />
  )
}
