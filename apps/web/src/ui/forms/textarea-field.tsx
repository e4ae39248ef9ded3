import { Textarea } from '@mantine/core'
import { type FieldProps, inputProps } from './field'

interface TextareaFieldProps extends FieldProps<string> {
  /** The field grows with its text from here to `maxRows`. */
  readonly minRows?: number
  readonly maxRows?: number
}

export function TextareaField({ minRows = 2, maxRows = 12, ...field }: TextareaFieldProps) {
  return (
    <Textarea
      {...inputProps(field)}
      autosize
      minRows={minRows}
      maxRows={maxRows}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  )
}
