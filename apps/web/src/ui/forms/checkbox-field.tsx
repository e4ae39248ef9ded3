import { Checkbox } from '@mantine/core'
import type { FieldProps } from './field'

interface CheckboxFieldProps extends FieldProps<boolean> {
  readonly indeterminate?: boolean
}

export function CheckboxField({ indeterminate = false, ...field }: CheckboxFieldProps) {
  return (
    <Checkbox
      {...(field.hideLabel ? { 'aria-label': field.label } : { label: field.label })}
      description={field.error ? undefined : field.hint}
      error={field.error}
      aria-invalid={field.error ? true : undefined}
      name={field.name}
      disabled={field.disabled}
      indeterminate={indeterminate}
      checked={field.value}
      onChange={(event) => field.onChange(event.currentTarget.checked)}
      onBlur={field.onBlur}
    />
  )
}
