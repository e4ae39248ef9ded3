import { UnstyledButton } from '@mantine/core'
import { useId } from 'react'
import { Row, Text } from '../../../ui/layout/box'
import classes from './weekdays-field.module.css'

/** The days of a week from Monday, as people read it; Sunday is stored as 1. */
const WEEKDAYS = [
  { number: 2, name: 'Monday' },
  { number: 3, name: 'Tuesday' },
  { number: 4, name: 'Wednesday' },
  { number: 5, name: 'Thursday' },
  { number: 6, name: 'Friday' },
  { number: 7, name: 'Saturday' },
  { number: 1, name: 'Sunday' },
] as const

interface WeekdaysFieldProps {
  readonly label: string
  readonly value: readonly number[]
  readonly onChange: (value: readonly number[]) => void
  readonly error?: string | undefined
}

export function WeekdaysField({ label, value, onChange, error }: WeekdaysFieldProps) {
  const errorId = useId()
  const toggled = (day: number) =>
    (value.includes(day) ? value.filter((each) => each !== day) : [...value, day]).toSorted((a, b) => a - b)
  return (
    <fieldset className={classes.field} aria-describedby={error && errorId}>
      <legend className={classes.label}>{label}</legend>
      <Row gap={1} align="stretch" wrap>
        {WEEKDAYS.map(({ number, name }) => (
          <UnstyledButton
            key={number}
            className={classes.day}
            aria-pressed={value.includes(number)}
            aria-label={name}
            onClick={() => onChange(toggled(number))}
          >
            {name.slice(0, 3)}
          </UnstyledButton>
        ))}
      </Row>
      {error && (
        <Text id={errorId} as="p" tone="error" size={12} style={{ marginTop: 'var(--s1)' }}>
          {error}
        </Text>
      )}
    </fieldset>
  )
}
