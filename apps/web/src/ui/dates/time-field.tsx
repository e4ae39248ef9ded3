import { TextInput } from '@mantine/core'
import { completedTimeText, parseTimeOfDay } from '@praxis/domain/calendar/time-of-day'
import { type FieldProps, inputProps } from '../forms/field'
import { useEnteredText } from '../forms/use-entered-text'

interface TimeFieldProps extends FieldProps<string | null> {
  readonly withSeconds?: boolean
}

const textOf = (value: string | null) => value ?? ''
const readText = (text: string) => (text.trim() === '' ? null : completedTimeText(text))
const isReadable = (value: string | null) => value === null || parseTimeOfDay(value) !== undefined

/** A field for HH:mm or HH:mm:ss. Text that is no time comes out as it is; the `timeOfDay` rule refuses it. */
export function TimeField({ withSeconds = false, ...field }: TimeFieldProps) {
  const entered = useEnteredText({ ...field, textOf, readText, isReadable })
  return (
    <TextInput
      {...inputProps({ placeholder: withSeconds ? 'HH:mm:ss' : 'HH:mm', ...field })}
      inputMode="numeric"
      autoComplete="off"
      {...entered}
    />
  )
}
