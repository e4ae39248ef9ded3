import type { PhoneCountry } from '@praxis/domain/phones/phone'
import { phone } from '@praxis/domain/validation/phone-rule'
import { email, url } from '@praxis/domain/validation/text-rules'
import type { FieldProps } from './field'
import { FormRow, type FormRowProps } from './form'
import { PhoneField } from './phone-field'

type Phone = 'landline' | 'mobile' | 'fax'

/** What the ways to reach somebody are called. */
export const contactWayLabels = {
  email: 'E-mail',
  website: 'Website',
  landline: 'Landline',
  mobile: 'Mobile',
  fax: 'Fax',
}

/** The rules of their fields; numbers without a country code are those of the country. */
export const contactWayRules = (country: PhoneCountry) => ({
  email,
  website: url,
  landline: phone(country),
  mobile: phone(country),
  fax: phone(country),
})

interface PhoneFieldsProps extends FormRowProps {
  readonly field: (name: Phone) => Omit<FieldProps<string>, 'label'>
  readonly country: PhoneCountry
  readonly names?: readonly Phone[]
}

/** The fields of somebody's telephone numbers, side by side. */
export function PhoneFields({ field, country, names = ['landline', 'mobile', 'fax'], ...row }: PhoneFieldsProps) {
  return (
    <FormRow {...row}>
      {names.map((name) => (
        <PhoneField key={name} {...field(name)} label={contactWayLabels[name]} optional country={country} />
      ))}
    </FormRow>
  )
}
