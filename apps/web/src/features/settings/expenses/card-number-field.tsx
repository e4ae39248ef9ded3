import { TextInput } from '@mantine/core'
import { cardFaceOf } from '@praxis/domain/companies/credit-card'
import { type FieldProps, inputProps } from '../../../ui/forms/field'
import { brandText, groupedDigits } from './card-text'

/** A card's number, which is not kept; the brand and last digits that stay are shown as soon as it is complete. */
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
