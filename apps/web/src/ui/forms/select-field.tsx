import { Select } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type FieldProps, inputProps } from './field'
import { emptyListText, type OptionSource, optionRenderer, unfiltered } from './field-option'
import { listLooks } from './list-looks'

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
      {...listLooks}
      {...inputProps({ placeholder: 'Choose…', ...field, error: field.error ?? loadError })}
      data={options.map(({ value, label, disabled = false }) => ({ value, label, disabled }))}
      renderOption={optionRenderer(options)}
      leftSection={picture}
      loading={isLoading}
      rightSection={<IconChevronDown size={16} stroke={1.75} />}
      nothingFoundMessage={emptyListText({ isLoading, loadError })}
      searchable={searchable || onSearch !== undefined}
      {...(onSearch && { filter: unfiltered, onSearchChange: onSearch })}
      clearable={clearable}
      allowDeselect={clearable}
      clearButtonProps={{ 'aria-label': `Clear ${field.label}`, 'aria-hidden': false }}
      value={field.value}
      onChange={field.onChange}
    />
  )
}
