import type { ReactNode } from 'react'
import { Form } from '../form'
import { FormActions } from '../form-actions'
import { useForm } from '../use-form'
import { DynamicField } from './dynamic-field'
import { emptyValues, type FieldDescription, type FieldValue, type ValuesOf } from './field-description'
import { rulesOfField } from './field-rules'

interface DynamicFormProps<Fields extends readonly FieldDescription[]> {
  readonly fields: Fields
  readonly initialValues?: Partial<ValuesOf<Fields>>
  readonly onSave: (values: ValuesOf<Fields>, idempotencyKey: string) => Promise<unknown> | unknown
  readonly saveLabel: string
  readonly onCancel?: () => void
  readonly destructive?: ReactNode
  readonly label?: string
}

/** A whole form from descriptions alone: fields, rules, messages and saving. */
export function DynamicForm<const Fields extends readonly FieldDescription[]>({
  fields,
  initialValues,
  onSave,
  saveLabel,
  onCancel,
  destructive,
  label,
}: DynamicFormProps<Fields>) {
  const form = useForm<Record<string, FieldValue>>({
    initialValues: { ...emptyValues(fields), ...initialValues },
    rules: Object.fromEntries(fields.map((field) => [field.name, rulesOfField(field)])),
    onSave: (values, idempotencyKey) => onSave(values as ValuesOf<Fields>, idempotencyKey),
  })
  return (
    <Form form={form} {...(label && { label })}>
      {fields.map((description) => (
        <DynamicField key={description.name} description={description} field={form.field(description.name)} />
      ))}
      <FormActions form={form} saveLabel={saveLabel} destructive={destructive} {...(onCancel && { onCancel })} />
    </Form>
  )
}
