import { TextInput, UnstyledButton } from '@mantine/core'
import {
  durationHint,
  enteredTextOfDuration,
  formatDuration,
  parseDuration,
  WORK_DAY_SECONDS,
} from '@praxis/domain/durations/duration'
import { parseHours, probablyMeant } from '@praxis/domain/durations/hours'
import { type FieldProps, inputProps } from './field'
import classes from './field.module.css'
import { useEnteredText } from './use-entered-text'

interface DurationFieldProps extends FieldProps<number | null> {
  readonly allowNegative?: boolean
  /** The field is part of a table of hours: a bare number means hours. */
  readonly inTableOfHours?: boolean
}

const MINUTE = 60

const textOf = (seconds: number | null) =>
  seconds === null || Number.isNaN(seconds) ? '' : enteredTextOfDuration(seconds)

const hintOf = (seconds: number | null) => {
  if (seconds === null || Number.isNaN(seconds)) return 'e.g. 1h 30m or 1:30'
  if (Math.abs(seconds) < MINUTE) return enteredTextOfDuration(seconds)
  const hours = formatDuration(seconds)
  return Math.abs(seconds) < WORK_DAY_SECONDS ? hours : `${hours} · ${durationHint(seconds)}`
}

/** A field for seconds, typed as 1h 30m. NaN stands for text that cannot be read; the form refuses it. */
export function DurationField({ allowNegative = false, inTableOfHours = false, ...field }: DurationFieldProps) {
  const read = (text: string) => (inTableOfHours ? parseHours(text) : parseDuration(text, { allowNegative }))
  const entered = useEnteredText({
    ...field,
    textOf,
    readText: (text) => (text.trim() === '' ? null : (read(text) ?? Number.NaN)),
    isReadable: (value) => !Number.isNaN(value),
  })
  const meant = Number.isNaN(field.value) ? probablyMeant(entered.value) : []
  const hint =
    meant.length > 0 ? <Meant options={meant} onChoose={field.onChange} /> : (field.hint ?? hintOf(field.value))
  return (
    <TextInput
      {...inputProps(field)}
      // The hint stays beside a message: it says what would be right.
      description={hint}
      autoComplete="off"
      {...entered}
    />
  )
}

/** Offers what a number without a unit probably means, since it is refused as it is. */
function Meant({ options, onChoose }: { options: readonly number[]; onChoose: (seconds: number) => void }) {
  return (
    <>
      Did you mean{' '}
      {options.map((seconds, index) => (
        <span key={seconds}>
          {index > 0 && ' or '}
          <UnstyledButton className={classes.meant} onClick={() => onChoose(seconds)}>
            {enteredTextOfDuration(seconds)}
          </UnstyledButton>
        </span>
      ))}
      ?
    </>
  )
}
