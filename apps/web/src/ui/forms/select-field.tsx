import { Combobox, InputBase } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type FieldProps, inputProps } from './field'
import type { FieldOption, OptionSource } from './field-option'
import { PickerList } from './picker/picker-list'
import { usePicker } from './picker/use-picker'

interface SelectFieldProps extends FieldProps<string | null>, OptionSource {
  readonly clearable?: boolean
  readonly searchable?: boolean
  /** The chosen option, which need not be among those the server has found. */
  readonly chosenOption?: FieldOption | null | undefined
}

/** The width of the chevron and the cross beside it: the chosen text ends before them. */
const WITH_CLEAR = 60

export function SelectField({
  options: found,
  onSearch,
  isLoading = false,
  loadError,
  clearable = false,
  searchable = found.length > 7,
  chosenOption,
  ...field
}: SelectFieldProps) {
  const listed = found.find((option) => option.value === field.value)
  const chosen = listed ?? (chosenOption?.value === field.value ? chosenOption : undefined)
  const picker = usePicker({
    options: found,
    onSearch,
    isLoading,
    isSearchable: searchable || onSearch !== undefined,
    restingText: chosen?.label ?? '',
    chosen: chosen?.value,
    onTake: (value) => value !== field.value && field.onChange(value),
    onEmptied: clearable ? () => field.onChange(null) : undefined,
    onBlur: field.onBlur,
  })
  const error = picker.problem ?? field.error ?? loadError
  return (
    <PickerList
      picker={picker}
      label={field.label}
      isChosen={(value) => value === field.value}
      isLoading={isLoading}
      loadError={loadError}
    >
      <Combobox.Target withAriaAttributes={false} withKeyboardNavigation={false}>
        <InputBase
          {...inputProps({ placeholder: 'Choose…', ...field, error })}
          {...picker.inputProps}
          pointer={!picker.isSearchable}
          leftSection={picker.isTyping ? undefined : chosen?.picture}
          loading={isLoading && picker.hits.length === 0}
          rightSection={<IconChevronDown size={16} stroke={1.75} />}
          rightSectionPointerEvents="none"
          {...(clearable &&
            field.value !== null &&
            !field.disabled && {
              __clearable: true,
              __clearSection: (
                <Combobox.ClearButton
                  aria-label={`Clear ${field.label}`}
                  aria-hidden={false}
                  onClear={() => {
                    picker.reset()
                    field.onChange(null)
                  }}
                />
              ),
              rightSectionWidth: WITH_CLEAR,
            })}
        />
      </Combobox.Target>
    </PickerList>
  )
}
