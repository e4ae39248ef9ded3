import { TextInput } from '@mantine/core'
import { formatPhone, type PhoneCountry } from '@praxis/domain/phones/phone'
import { type FieldProps, inputProps } from './field'

interface PhoneFieldProps extends FieldProps<string> {
  /** The country whose numbers need no country code. */
  readonly country?: PhoneCountry
}

/** The numbering plans space a number out; without them it is left as typed, since the server checks it as well. */
const fetchNumberingPlans = () => import('@praxis/domain/phones/numbering-plans').catch(() => undefined)

export function PhoneField({ country = 'GB', ...field }: PhoneFieldProps) {
  return (
    <TextInput
      {...inputProps(field)}
      type="tel"
      autoComplete="tel"
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      onFocus={() => void fetchNumberingPlans()}
      onBlur={() => {
        const written = formatPhone(field.value, country)
        if (written !== field.value) field.onChange(written)
        field.onBlur?.()
      }}
    />
  )
}
