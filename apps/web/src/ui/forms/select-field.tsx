import { Select } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type FieldProps, inputProps } from './field'
import { emptyListRow, type OptionSource, optionRenderer, unfiltered } from './field-option'
import { listLooks } from './list-looks'
import { useOpenList } from './use-open-list'

interface SelectFieldProps extends FieldProps<string | null>, OptionSource {
  readonly clearable?: boolean
  readonly searchable?: boolean
}

/** Of the chevron and the cross beside it: what is chosen ends before them. */
const WITH_CLEAR = 60

export function SelectField({
  options,
  onSearch,
  isLoading = false,
  loadError,
  clearable = false,
  searchable = options.length > 7,
  ...field
}: SelectFieldProps) {
  const openList = useOpenList()
  const picture = options.find((option) => option.value === field.value)?.picture
  return (
    <Select
      {...listLooks}
      {...openList}
      {...inputProps({ placeholder: 'Choose…', ...field, error: field.error ?? loadError })}
      data={options.map(({ value, label, disabled = false }) => ({ value, label, disabled }))}
      renderOption={optionRenderer(options)}
      leftSection={picture}
      loading={isLoading}
      rightSection={<IconChevronDown size={16} stroke={1.75} />}
      {...(clearable && field.value !== null && { rightSectionWidth: WITH_CLEAR })}
      nothingFoundMessage={emptyListRow({ isLoading, loadError })}
      searchable={searchable || onSearch !== undefined}
      {...(onSearch && { filter: unfiltered, onSearchChange: onSearch })}
      // A list over the fields below it opens when it is asked for.
      openOnFocus={false}
      clearable={clearable}
      allowDeselect={clearable}
      clearButtonProps={{ 'aria-label': `Clear ${field.label}`, 'aria-hidden': false }}
      value={field.value}
      onChange={field.onChange}
    />
  )
}
