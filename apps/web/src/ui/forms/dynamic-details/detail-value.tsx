import type { EditedDetail } from '@praxis/domain/dynamic-details/dynamic-detail'
import type { ReactNode } from 'react'
import { DateField } from '../../dates/date-field'
import { RichTextField } from '../../rich-text/rich-text-field'
import { ComboField } from '../combo-field'
import type { FieldProps } from '../field'
import { PhoneField } from '../phone-field'
import { SelectField } from '../select-field'
import { TextField } from '../text-field'

/** Pickers that the screen brings: the kit knows no employees and no clients. */
export interface RecordPickers {
  readonly employee: (field: FieldProps<string | null>) => ReactNode
  readonly client: (field: FieldProps<string | null>) => ReactNode
}

interface DetailValueProps extends FieldProps<string> {
  readonly detail: EditedDetail
  readonly pickers?: RecordPickers | undefined
}

/** The control that fits a row's type; all of them hold text, and an empty one ''. */
export function DetailValue({ detail, pickers, ...field }: DetailValueProps) {
  const nullable = {
    ...field,
    value: field.value || null,
    onChange: (value: string | null) => field.onChange(value ?? ''),
  }
  const options = detail.options ?? []
  switch (detail.type) {
    case 'richText':
      return <RichTextField {...field} />
    case 'phoneNumber':
      return <PhoneField {...field} country="GB" />
    case 'url':
      return <TextField {...field} type="url" />
    case 'email':
      return <TextField {...field} type="email" />
    case 'selects':
      return <SelectField {...nullable} options={options.map((value) => ({ value, label: value }))} clearable />
    case 'combo':
      return <ComboField {...field} suggestions={options} />
    case 'date':
      return <DateField {...nullable} />
    case 'employee':
    case 'client':
      return pickers ? pickers[detail.type](nullable) : <TextField {...field} disabled />
    default:
      return <TextField {...field} />
  }
}
