import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../../ui/forms/select-field'
import type { FormField } from '../../../ui/forms/use-form'
import { activeTemplatesQuery } from './templates.queries'

/** A choice of the published templates; not shown in a company without any. */
export function TemplateField(field: FormField<string | null>) {
  const { data: templates, error } = useQuery(activeTemplatesQuery)
  if (!error && (!templates || templates.length === 0)) return null
  return (
    <SelectField
      {...field}
      label="Template"
      optional
      clearable
      placeholder="Blank project"
      hint="Copies its statuses, lists, tasks and details"
      options={templates?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      loadError={error?.message}
    />
  )
}
