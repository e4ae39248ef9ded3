import { TextInput } from '@mantine/core'
import { cardFaceOf } from '@praxis/domain/companies/credit-card'
import { type FieldProps, inputProps } from '../../../ui/forms/field'
import { brandText, groupedDigits } from './card-text'

/** The number is checked and thrown away; what stays is shown as soon as it is one. */
export function CardNumberField(field: FieldProps<string>) {
  const face = cardFaceOf(field.value)
  return (
    <TextInput
      {...inputProps({
        ...field,
        hint: face
          ? `${brandText(face.brand)}: only •••• ${face.lastFour} is kept`
          : 'Only the brand and the last four digits are kept',
      })}
      inputMode="numeric"
      autoComplete="off"
      value={field.value}
      onChange={(event) => field.onChange(groupedDigits(event.currentTarget.value))}
    />
  )
}
