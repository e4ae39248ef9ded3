import { Input, SegmentedControl } from '@mantine/core'
import { FieldLabel, type FieldProps } from './field'

interface SegmentFieldProps<Value extends string> extends FieldProps<Value> {
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
}

/** A choice of one among two or three, all in sight. */
export function SegmentField<Value extends string>({ choices, ...field }: SegmentFieldProps<Value>) {
  return (
    <Input.Wrapper
      labelElement="div"
      {...(!field.hideLabel && { label: <FieldLabel label={field.label} optional={field.optional} /> })}
      {...(field.error ? { error: field.error } : { description: field.hint })}
    >
      <SegmentedControl
        fullWidth
        aria-label={field.label}
        disabled={field.disabled ?? false}
        data={[...choices]}
        value={field.value}
        onChange={(value) => {
          const chosen = choices.find((choice) => choice.value === value)
          if (chosen) field.onChange(chosen.value)
        }}
      />
    </Input.Wrapper>
  )
}
