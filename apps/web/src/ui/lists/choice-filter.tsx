import { UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { Text } from '../layout/box'
import { FilterChip } from './filter-bar'
import classes from './filter-bar.module.css'

interface ChoiceFilterProps<Value extends string> {
  label: string
  choices: { value: Value; label: string }[]
  value: Value | undefined
  onChange: (value: Value | undefined) => void
  /** The filter always has a value, such as the state of a list. */
  required?: boolean
}

/** A filter with a few fixed choices. */
export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  const { label, choices, value, onChange, required = false } = props
  const chosen = choices.find((choice) => choice.value === value)
  return (
    <FilterChip label={label} value={chosen?.label} onClear={required ? undefined : () => onChange(undefined)}>
      {(close) => (
        <div className={classes.choices} role="menu" aria-label={label} onKeyDown={moveFocus}>
          {choices.map((choice) => (
            <UnstyledButton
              key={choice.value}
              className={classes.choice}
              role="menuitemradio"
              aria-checked={choice.value === value}
              onClick={() => {
                onChange(choice.value)
                close()
              }}
            >
              <Text grow shrinks ellipsis>
                {choice.label}
              </Text>
              {choice.value === value && <IconCheck size={16} stroke={1.75} aria-hidden />}
            </UnstyledButton>
          ))}
        </div>
      )}
    </FilterChip>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]')]
  const current = items.findIndex((item) => item.matches(':focus'))
  const step = event.key === 'ArrowDown' ? 1 : -1
  items[(current + step + items.length) % items.length]?.focus()
}
