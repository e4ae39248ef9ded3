import type { ReactNode } from 'react'
import { DateField } from '../../dates/date-field'
import { DateRangeField } from '../../dates/date-range-field'
import { MonthField } from '../../dates/month-field'
import { TimeField } from '../../dates/time-field'
import { FileField } from '../../files/file-field'
import { RichTextField } from '../../rich-text/rich-text-field'
import { CheckboxField } from '../checkbox-field'
import { ColourField } from '../colour-field'
import { ComboField } from '../combo-field'
import { DurationField } from '../duration-field'
import { MoneyField } from '../money-field'
import { MultiField } from '../multi-field'
import { NumberField } from '../number-field'
import { PasswordField } from '../password-field'
import { PhoneField } from '../phone-field'
import { SearchField } from '../search-field'
import { SelectField } from '../select-field'
import { SwitchField } from '../switch-field'
import { TagsField } from '../tags-field'
import { TextField } from '../text-field'
import { TextareaField } from '../textarea-field'
import type { FormField } from '../use-form'
import type { FieldDescription, FieldKind, FieldValue, ValueByKind } from './field-description'

type DescriptionOf<Kind extends FieldKind> = Extract<FieldDescription, { kind: Kind }>

type Renderers = {
  readonly [Kind in FieldKind]: (
    description: Omit<DescriptionOf<Kind>, 'kind' | 'rules'>,
    field: FormField<ValueByKind[Kind]>,
  ) => ReactNode
}

/** One renderer per kind: a kind without one is a type error. */
const renderers: Renderers = {
  text: (description, field) => <TextField {...description} {...field} />,
  email: (description, field) => <TextField {...description} {...field} type="email" />,
  url: (description, field) => <TextField {...description} {...field} type="url" />,
  textarea: (description, field) => <TextareaField {...description} {...field} />,
  richText: (description, field) => <RichTextField {...description} {...field} />,
  password: (description, field) => <PasswordField {...description} {...field} />,
  number: (description, field) => <NumberField {...description} {...field} />,
  money: (description, field) => <MoneyField {...description} {...field} />,
  duration: (description, field) => <DurationField {...description} {...field} />,
  date: (description, field) => <DateField {...description} {...field} />,
  dateRange: (description, field) => <DateRangeField {...description} {...field} />,
  month: (description, field) => <MonthField {...description} {...field} />,
  time: (description, field) => <TimeField {...description} {...field} />,
  file: (description, field) => <FileField {...description} {...field} />,
  select: (description, field) => <SelectField {...description} {...field} />,
  multi: (description, field) => <MultiField {...description} {...field} />,
  combo: (description, field) => <ComboField {...description} {...field} />,
  tags: (description, field) => <TagsField {...description} {...field} />,
  phone: (description, field) => <PhoneField {...description} {...field} />,
  colour: (description, field) => <ColourField {...description} {...field} />,
  search: ({ label, placeholder = label }, { value, onChange }) => (
    <SearchField label={label} placeholder={placeholder} value={value} onSearch={onChange} />
  ),
  checkbox: (description, field) => <CheckboxField {...description} {...field} />,
  switch: (description, field) => <SwitchField {...description} {...field} />,
}

interface DynamicFieldProps {
  readonly description: FieldDescription
  readonly field: FormField<FieldValue>
}

/** Draws a field from its description. The description's kind decides the type of the value, which the compiler cannot follow. */
export function DynamicField({ description: { kind, rules: _rules, ...description }, field }: DynamicFieldProps) {
  const render = renderers[kind] as (description: object, field: FormField<FieldValue>) => ReactNode
  return render(description, field)
}
