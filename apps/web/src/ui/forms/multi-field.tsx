import { Combobox, Pill, PillsInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { type FieldProps, inputProps } from './field'
import classes from './field.module.css'
import type { OptionSource } from './field-option'
import { PickerList } from './picker/picker-list'
import { usePicker } from './picker/use-picker'

interface MultiFieldProps extends FieldProps<readonly string[]>, OptionSource {
  readonly maxValues?: number
}

export function MultiField(props: MultiFieldProps) {
  const { options, onSearch, isLoading = false, loadError, maxValues = Number.POSITIVE_INFINITY, ...field } = props
  const { value: chosen, onChange } = field
  const remove = (value: string) => onChange(chosen.filter((each) => each !== value))
  const picker = usePicker({
    options,
    onSearch,
    isLoading,
    isSearchable: true,
    restingText: '',
    onTake: (value) => {
      if (chosen.includes(value)) remove(value)
      else if (chosen.length < maxValues) onChange([...chosen, value])
    },
    onBlur: field.onBlur,
    staysOpen: true,
  })
  const { placeholder, name, required, disabled, onBlur, ...frame } = inputProps({
    ...field,
    error: picker.problem ?? field.error ?? loadError,
  })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = chosen.at(-1)
    if (event.key === 'Backspace' && event.currentTarget.value === '' && last !== undefined) remove(last)
    else picker.inputProps.onKeyDown(event)
  }
  return (
    <PickerList
      picker={picker}
      label={field.label}
      isChosen={(value) => chosen.includes(value)}
      isLoading={isLoading}
      loadError={loadError}
    >
      <Combobox.DropdownTarget>
        <PillsInput
          {...frame}
          disabled={disabled}
          loading={isLoading && picker.hits.length === 0}
          rightSection={<IconChevronDown size={16} stroke={1.75} />}
          rightSectionPointerEvents="none"
        >
          <Pill.Group disabled={disabled}>
            {chosen.map((value) => (
              <Pill
                key={value}
                className={classes.pill ?? ''}
                withRemoveButton={!disabled}
                onRemove={() => remove(value)}
              >
                {options.find((option) => option.value === value)?.label ?? value}
              </Pill>
            ))}
            <PillsInput.Field
              {...picker.inputProps}
              onKeyDown={onKeyDown}
              name={name}
              aria-label={field.hideLabel ? field.label : undefined}
              required={required}
              disabled={disabled}
              placeholder={chosen.length === 0 ? (placeholder ?? 'Choose…') : undefined}
            />
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
    </PickerList>
  )
}
