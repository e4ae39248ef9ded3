import { MultiSelect } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type FieldProps, inputProps } from './field'
import { emptyListRow, type OptionSource, optionRenderer, unfiltered } from './field-option'
import { listLooks } from './list-looks'
import { useOpenList } from './use-open-list'

interface MultiFieldProps extends FieldProps<readonly string[]>, OptionSource {
  readonly maxValues?: number
}

export function MultiField({ options, onSearch, isLoading = false, loadError, maxValues, ...field }: MultiFieldProps) {
  const openList = useOpenList()
  return (
    <MultiSelect
      {...listLooks}
      {...openList}
      {...inputProps({ ...field, error: field.error ?? loadError })}
      placeholder={field.value.length === 0 ? (field.placeholder ?? 'Choose…') : undefined}
      data={options.map(({ value, label, disabled = false }) => ({ value, label, disabled }))}
      renderOption={optionRenderer(options)}
      loading={isLoading}
      rightSection={<IconChevronDown size={16} stroke={1.75} />}
      nothingFoundMessage={emptyListRow({ isLoading, loadError })}
      searchable
      {...(onSearch && { filter: unfiltered, onSearchChange: onSearch })}
      hidePickedOptions={false}
      maxValues={maxValues}
      value={[...field.value]}
      onChange={field.onChange}
    />
  )
}
