import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { Form } from '../../../ui/forms/form'
import { FormActions } from '../../../ui/forms/form-actions'
import { useTypedSearch } from '../../../ui/forms/picker/use-typed-search'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { useForm } from '../../../ui/forms/use-form'
import { Dialog } from '../../../ui/overlays/dialog'
import { LONGEST_NAME } from './template-form'
import { useOpenTemplate } from './template-link'
import { useCreateProjectTemplate } from './templates.mutations'
import { templateSourcesQuery } from './templates.queries'

interface NewTemplateValues {
  readonly name: string
  readonly projectID: string | null
}

interface AddTemplateDialogProps {
  /** The project to copy, when one comes from its page; else it can be chosen. */
  readonly from?: { readonly id: string; readonly name: string } | undefined
  readonly onClose: () => void
}

/** A dialog for a new template, empty or with the statuses, lists and open tasks of a project. */
export function AddTemplateDialog({ from, onClose }: AddTemplateDialogProps) {
  const formId = useId()
  const open = useOpenTemplate()
  const { mutateAsync: createProjectTemplate } = useCreateProjectTemplate()
  const form = useForm<NewTemplateValues>({
    draft: `template/new/${from?.id ?? ''}`,
    initialValues: { name: from?.name.slice(0, LONGEST_NAME) ?? '', projectID: from?.id ?? null },
    rules: { name: [required('Name'), maxLength(LONGEST_NAME)] },
    fieldOfReason: { nameExists: 'name' },
    onSave: async ({ name, projectID }, idempotencyKey) => {
      const body = { name: name.trim(), ...(projectID && { projectID }) }
      const { id } = await createProjectTemplate({ body, idempotencyKey })
      showSuccess('Created successfully')
      onClose()
      await open(id)
    },
  })
  return (
    <Dialog
      opened
      onClose={() => {
        form.dropDraft()
        onClose()
      }}
      title={from ? `Save ${from.name} as a template` : 'New template'}
      width="narrow"
      isDirty={form.isDirty}
      actions={(close) => <FormActions form={form} formId={formId} saveLabel="Create" onCancel={close} />}
    >
      <Form form={form} id={formId}>
        <TextField {...form.field('name')} label="Name" autoComplete="off" autoFocus />
        {from ? (
          <p>The template gets the project’s statuses, lists and open tasks, without people, dates and files.</p>
        ) : (
          <SourceField {...form.field('projectID')} />
        )}
      </Form>
    </Dialog>
  )
}

interface SourceFieldProps {
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

function SourceField(field: SourceFieldProps) {
  const { text, searching } = useTypedSearch()
  const [chosen, setChosen] = useState<{ readonly value: string; readonly label: string }>()
  const search = useQuery(templateSourcesQuery(text))
  const found = (search.data ?? []).map(({ id, name, client }) => ({
    value: id,
    label: name,
    note: client?.name ?? 'Internal',
  }))
  return (
    <SelectField
      {...field}
      label="Copy from a project"
      optional
      clearable
      placeholder="Blank template"
      hint="Copies its statuses, lists and open tasks"
      options={found}
      chosenOption={chosen}
      {...searching(search)}
      onChange={(value) => {
        setChosen(found.find((option) => option.value === value) ?? (value === null ? undefined : chosen))
        field.onChange(value)
      }}
    />
  )
}
