import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { FilterChip } from './filter-bar'
import classes from './filter-bar.module.css'

interface TextFilterProps {
  label: string
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A filter by a value that has to be typed whole. */
export function TextFilter({ label, value, onChange }: TextFilterProps) {
  return (
    <FilterChip label={label} value={value} onClear={() => onChange(undefined)}>
      {(close) => (
        <TypedValue
          label={label}
          value={value}
          onChange={(next) => {
            onChange(next)
            close()
          }}
        />
      )}
    </FilterChip>
  )
}

function TypedValue({ label, value, onChange }: TextFilterProps) {
  const [typed, setTyped] = useState(value ?? '')
  const apply = (event: FormEvent) => {
    event.preventDefault()
    onChange(typed.trim() === '' ? undefined : typed.trim())
  }
  return (
    <form className={classes.search} onSubmit={apply}>
      <TextInput
        size="xs"
        data-autofocus
        aria-label={label}
        placeholder="Exact value"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" size="xs">
        Apply
      </Button>
    </form>
  )
}
