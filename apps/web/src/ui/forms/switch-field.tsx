import { Switch } from '@mantine/core'
import type { FieldProps } from './field'

export function SwitchField(field: FieldProps<boolean>) {
  return (
    <Switch
      {...(field.hideLabel ? { 'aria-label': field.label } : { label: field.label })}
      description={field.error ? undefined : field.hint}
      error={field.error}
      aria-invalid={field.error ? true : undefined}
      name={field.name}
      disabled={field.disabled}
      checked={field.value}
      onChange={(event) => field.onChange(event.currentTarget.checked)}
      onBlur={field.onBlur}
    />
  )
}
