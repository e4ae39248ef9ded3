import { useQuery } from '@tanstack/react-query'
import type { RecordPickers } from '../../ui/forms/dynamic-details/detail-value'
import type { FieldProps } from '../../ui/forms/field'
import { TextField } from '../../ui/forms/text-field'
import { EmployeePicker } from './employee-picker'
import { employeeQuery } from './people.queries'

/** A picker for a custom field, which holds the id alone; the name is looked up. */
function EmployeeIdPicker({ value, onChange, ...field }: FieldProps<string | null>) {
  const { data } = useQuery({ ...employeeQuery(value ?? ''), enabled: value !== null })
  const chosen = value === null ? null : { id: value, displayName: data?.id === value ? data.displayName : '…' }
  return <EmployeePicker {...field} value={chosen} onChange={(person) => onChange(person?.id ?? null)} />
}

export const recordPickers: RecordPickers = {
  employee: (field) => <EmployeeIdPicker {...field} />,
  client: (field) => <TextField {...field} value={field.value ?? ''} onChange={() => undefined} disabled />,
}
