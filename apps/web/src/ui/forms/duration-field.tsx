import { TextInput } from '@mantine/core'
import {
  durationHint,
  enteredTextOfDuration,
  formatDuration,
  parseDuration,
  WORK_DAY_SECONDS,
} from '@praxis/domain/durations/duration'
import { type FieldProps, inputProps } from './field'
import { useEnteredText } from './use-entered-text'

interface DurationFieldProps extends FieldProps<number | null> {
  readonly allowNegative?: boolean
}

const textOf = (seconds: number | null) =>
  seconds === null || Number.isNaN(seconds) ? '' : enteredTextOfDuration(seconds)

const hintOf = (seconds: number | null) => {
  if (seconds === null || Number.isNaN(seconds)) return 'Such as 1h 30m, 2d or 1w'
  const hours = formatDuration(seconds)
  return Math.abs(seconds) < WORK_DAY_SECONDS ? hours : `${hours} · ${durationHint(seconds)}`
}

/** Seconds in and out, typed as 1h 30m. NaN stands for text that cannot be read; the form refuses it. */
export function DurationField({ allowNegative = false, ...field }: DurationFieldProps) {
  const entered = useEnteredText({
    ...field,
    textOf,
    readText: (text) => (text.trim() === '' ? null : (parseDuration(text, { allowNegative }) ?? Number.NaN)),
    isReadable: (value) => !Number.isNaN(value),
  })
  return (
    <TextInput
      {...inputProps({ ...field, hint: field.hint ?? hintOf(field.value) })}
      autoComplete="off"
      value={entered.text}
      onChange={(event) => entered.enter(event.currentTarget.value)}
      onBlur={() => {
        entered.writeOut()
        field.onBlur?.()
      }}
    />
  )
}
