import { date, futureDate, timeOfDay } from '@praxis/domain/validation/date-rules'
import { duration } from '@praxis/domain/validation/duration-rules'
import { fileSize } from '@praxis/domain/validation/file-rules'
import { integer, max, min, number } from '@praxis/domain/validation/number-rules'
import { phone } from '@praxis/domain/validation/phone-rule'
import { type Rule, required } from '@praxis/domain/validation/rule'
import { email, maxLength, url } from '@praxis/domain/validation/text-rules'
import type { FieldDescription } from './field-description'

function rulesOfKind(field: FieldDescription): readonly Rule[] {
  switch (field.kind) {
    case 'email':
      return [email]
    case 'url':
      return [url]
    case 'number':
      return [
        field.isInteger ? integer : number,
        ...(field.min === undefined ? [] : [min(field.min)]),
        ...(field.max === undefined ? [] : [max(field.max)]),
      ]
    case 'money':
      return [number]
    case 'duration':
      return [duration]
    case 'date':
      return [date(), ...(field.after === undefined ? [] : [futureDate(field.after)])]
    case 'time':
      return [timeOfDay]
    case 'phone':
      return [phone(field.country ?? 'GB')]
    case 'file':
      return field.maxBytes === undefined ? [] : [fileSize(field.maxBytes)]
    default:
      return []
  }
}

/** The rules of a description: that something is there, what its kind can hold, then its own rules. */
export const rulesOfField = (field: FieldDescription): readonly Rule[] => [
  ...(field.required ? [required(field.label)] : []),
  ...rulesOfKind(field),
  ...('maxLength' in field && field.maxLength !== undefined ? [maxLength(field.maxLength)] : []),
  ...(field.rules ?? []),
]
