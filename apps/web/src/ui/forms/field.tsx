import type { ChangeEvent, ReactNode } from 'react'
import { Text } from '../layout/box'

/** What every field of the kit takes; `useForm().field(name)` fills name, value, error and the two events. */
export interface FieldProps<Value> {
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly onBlur?: () => void
  readonly name?: string
  readonly error?: string | undefined
  readonly hint?: ReactNode
  readonly placeholder?: string
  readonly required?: boolean
  /** Says 'optional' beside the label. */
  readonly optional?: boolean
  readonly disabled?: boolean
  /** A height of 32 px, for bars and table cells; forms have 36. */
  readonly compact?: boolean
  /** The label is read out but not shown, where the place already says what the field is. */
  readonly hideLabel?: boolean
  readonly autoFocus?: boolean
  /** The field gets the keyboard when its dialog or panel opens. */
  readonly isFirst?: boolean | undefined
}

export function FieldLabel({ label, optional = false }: { label: string; optional?: boolean | undefined }) {
  return (
    <>
      {label}
      {optional && (
        <Text tone="third" weight="normal">
          {' '}
          optional
        </Text>
      )}
    </>
  )
}

/** The props that Mantine's inputs share, from ours: label above, message or hint below, no asterisk. */
export function inputProps({
  label,
  hideLabel,
  optional,
  error,
  hint,
  compact,
  required,
  disabled,
  placeholder,
  name,
  onBlur,
  autoFocus,
  isFirst,
}: Omit<FieldProps<unknown>, 'value' | 'onChange'>) {
  return {
    ...(hideLabel ? { 'aria-label': label } : { label: <FieldLabel label={label} optional={optional} /> }),
    ...(error ? { error } : { description: hint }),
    ...((autoFocus || isFirst) && { 'data-autofocus': true }),
    ...(autoFocus && { autoFocus }),
    size: compact ? 'xs' : 'sm',
    required,
    withAsterisk: false,
    disabled,
    placeholder,
    name,
    onBlur,
  } as const
}

/** The same for what is ticked or switched, whose label stands beside it. */
export const tickProps = (field: FieldProps<boolean>) => ({
  ...(field.hideLabel ? { 'aria-label': field.label } : { label: field.label }),
  description: field.error ? undefined : field.hint,
  error: field.error,
  'aria-invalid': field.error ? true : undefined,
  name: field.name,
  disabled: field.disabled,
  checked: field.value,
  onChange: (event: ChangeEvent<HTMLInputElement>) => field.onChange(event.currentTarget.checked),
  onBlur: field.onBlur,
})
