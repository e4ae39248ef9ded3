import { TextInput } from '@mantine/core'
import { type Day, dayFromEnteredText, formatDay } from '@praxis/domain/calendar/day'
import { date } from '@praxis/domain/validation/date-rules'
import { type KeyboardEvent, useState } from 'react'
import { isComposing } from '../keys/is-composing'

interface DayTextFieldProps {
  readonly label: string
  readonly value: Day | null
  /** Called on Enter and on leaving, with a day that was changed. */
  readonly onCommit: (day: Day) => void
}

/** A typed end of a range; the calendar beside it is the other way to choose it. */
export function DayTextField({ label, value, onCommit }: DayTextFieldProps) {
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (value ? formatDay(value) : '')
  const isWrong = typed !== undefined && typed !== '' && dayFromEnteredText(typed) === undefined

  const commit = () => {
    const day = dayFromEnteredText(typed ?? '')
    if (!day) return
    setTyped(undefined)
    if (day !== value) onCommit(day)
  }
  const commitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    commit()
  }

  return (
    <TextInput
      size="xs"
      label={label}
      placeholder="dd/mm/yyyy"
      autoComplete="off"
      error={isWrong && typed.length >= 8 ? date()(typed) : undefined}
      value={shown}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={commitOnEnter}
    />
  )
}
