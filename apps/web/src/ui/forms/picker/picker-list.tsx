import { Combobox } from '@mantine/core'
import type { ReactNode } from 'react'
import floats from '../../theme/looks/floats.module.css'
import classes from '../field.module.css'
import { emptyListRow, OptionRow, type OptionSource } from '../field-option'
import type { Picker } from './use-picker'

interface PickerListProps extends Omit<OptionSource, 'options' | 'onSearch'> {
  readonly picker: Picker
  /** The field's label, which names its list too. */
  readonly label: string
  readonly isChosen: (value: string) => boolean
  /** The field itself. */
  readonly children: ReactNode
}

/** A field and its list, rendered only once it is opened: a form with every time zone must not carry them all. */
export function PickerList({ picker, label, isChosen, isLoading, loadError, children }: PickerListProps) {
  const { store, listId, hits, choice, take } = picker
  return (
    <Combobox store={store} onOptionSubmit={take} keepMounted={false} classNames={{ dropdown: floats.dropdown ?? '' }}>
      {children}
      <Combobox.Dropdown>
        <Combobox.Options id={listId} aria-label={label} className={classes.list ?? ''}>
          {hits.map((option) => (
            <Combobox.Option
              key={option.value}
              id={choice.idOf(option.value)}
              value={option.value}
              disabled={option.disabled ?? false}
              selected={option.value === choice.active}
              aria-selected={isChosen(option.value)}
              data-checked={isChosen(option.value) || undefined}
              className={`${floats.option} ${classes.row}`}
            >
              <OptionRow option={option} isChosen={isChosen(option.value)} />
            </Combobox.Option>
          ))}
          {hits.length === 0 && <Combobox.Empty>{emptyListRow({ isLoading, loadError })}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
