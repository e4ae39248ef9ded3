import { TextInput } from '@mantine/core'
import type { PhoneCountry } from '@praxis/domain/phones/phone'
import { type FieldProps, inputProps } from './field'

interface PhoneFieldProps extends FieldProps<string> {
  /** Whose numbers need no country code. */
  readonly country?: PhoneCountry
}

export function PhoneField({ country = 'GB', ...field }: PhoneFieldProps) {
  const writeOut = async () => {
    // The numbering plans are 20 kB that only a page with a changed phone number needs.
    const { formatPhone } = await import('@praxis/domain/phones/phone')
    const text = formatPhone(field.value, country)
    if (text !== field.value) field.onChange(text)
  }
  return (
    <TextInput
      {...inputProps(field)}
      type="tel"
      autoComplete="tel"
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      onBlur={() => {
        field.onBlur?.()
        if (field.value.trim() !== '') void writeOut()
      }}
    />
  )
}
