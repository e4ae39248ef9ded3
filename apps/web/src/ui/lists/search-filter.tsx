import { TextInput, UnstyledButton } from '@mantine/core'
import { IconCheck, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { FilterChip } from './filter-bar'
import classes from './filter-bar.module.css'
import { moveFocus } from './move-focus'

export interface SearchChoice {
  value: string
  label: string
  /** An avatar or a logo, 20 px. */
  picture?: ReactNode
}

interface SearchFilterProps {
  label: string
  /** What there is to choose from; absent while it loads. */
  choices: SearchChoice[] | undefined
  value: string | undefined
  /** Said while the chosen one is not among the choices, as right after following a link. */
  valueLabel?: string
  onChange: (value: string | undefined) => void
  /** The server looks for what is typed; without it the choices are narrowed here. */
  onSearch?: (text: string) => void
  error?: string | undefined
}

/** A filter by one of many: people, clients, tags. */
export function SearchFilter(props: SearchFilterProps) {
  const { label, choices, value, valueLabel, onChange } = props
  const chosen = choices?.find((choice) => choice.value === value)
  return (
    <FilterChip
      label={label}
      value={value === undefined ? undefined : (chosen?.label ?? valueLabel ?? '…')}
      onClear={() => onChange(undefined)}
    >
      {(close) => (
        <Choices
          {...props}
          onChange={(next) => {
            onChange(next)
            close()
          }}
        />
      )}
    </FilterChip>
  )
}

function Choices({ label, choices, value, onChange, onSearch, error }: SearchFilterProps) {
  const [typed, setTyped] = useState('')
  const shown = onSearch
    ? choices
    : choices?.filter((choice) => choice.label.toLowerCase().includes(typed.trim().toLowerCase()))
  return (
    <fieldset className={classes.search} onKeyDown={moveFocus} aria-label={label}>
      <TextInput
        size="xs"
        data-autofocus
        data-choice
        aria-label={`Search ${label.toLowerCase()}`}
        placeholder="Search…"
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onSearch?.(event.currentTarget.value)
        }}
      />
      {shown && shown.length > 0 ? (
        <div className={classes.choices} role="menu" aria-label={label}>
          {shown.map((choice) => (
            <UnstyledButton
              key={choice.value}
              className={classes.choice}
              role="menuitemradio"
              data-choice
              aria-checked={choice.value === value}
              onClick={() => onChange(choice.value)}
            >
              {choice.picture}
              <span className={classes.choiceLabel}>{choice.label}</span>
              {choice.value === value && <IconCheck size={16} stroke={1.75} aria-hidden />}
            </UnstyledButton>
          ))}
        </div>
      ) : (
        <p className={classes.none}>{error ?? (choices ? 'Nothing found' : 'Loading…')}</p>
      )}
    </fieldset>
  )
}
