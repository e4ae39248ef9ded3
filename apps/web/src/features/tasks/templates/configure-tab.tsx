import type { ProjectTemplate } from '@praxis/contract/projects/project-templates'
import { invoiceSchedulers } from '@praxis/contract/tasks/task-rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { UnsavedDraft } from '../../../shell/record/unsaved-draft'
import { DynamicDetailsEditor } from '../../../ui/forms/dynamic-details/dynamic-details-editor'
import { Form } from '../../../ui/forms/form'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { Box, Stack } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { recordPickers } from '../../clients/record-pickers'
import { definitionText } from '../../settings/definition-text'
import { DynamicDetailsCard } from '../../settings/dynamic-details-card'
import { TemplateContentsCard } from './template-contents-card'
import { changeNote } from './template-form'
import { SCHEDULER_WORDS } from './template-words'
import classes from './templates.module.css'
import { templateQuery } from './templates.queries'
import { useTemplateDraft } from './use-template-draft'

const LABELS = { name: 'Name', invoiceScheduler: 'Invoice scheduler' }

const textOf = (path: string, value: unknown) => {
  if (path === 'invoiceScheduler') return SCHEDULER_WORDS[value as ProjectTemplate['invoiceScheduler']]
  return path.startsWith('taskDynamicDetails.') ? definitionText(value) : undefined
}

export function ConfigureTab({ templateID }: { templateID: string }) {
  const { data: template } = useSuspenseQuery(templateQuery(templateID))
  const form = useTemplateDraft(template)
  const scheduler = form.field('invoiceScheduler')
  const details = form.field('dynamicDetails')
  return (
    <div className={classes.columns}>
      <UnsavedDraft
        draft={form}
        note={form.input && changeNote(form.input)}
        labels={LABELS}
        textOf={textOf}
        record={{ entity: 'projectTemplate', id: templateID }}
      />
      <Form form={{ save: form.save, element: form.element, refusal: undefined }} label="Template">
        <Card title="Template">
          <Stack gap={4}>
            <TextField {...form.field('name')} label="Name" autoComplete="off" />
            <SelectField
              {...scheduler}
              label="Invoice scheduler"
              hint="How projects from this template are invoiced over time"
              options={invoiceSchedulers.map((value) => ({ value, label: SCHEDULER_WORDS[value] }))}
              onChange={(chosen) => {
                const next = invoiceSchedulers.find((value) => value === chosen)
                if (next) scheduler.onChange(next)
              }}
            />
          </Stack>
        </Card>
        <Card title="Project fields">
          <Box as="p" tone="second" size={13} style={{ marginBottom: 'var(--s3)' }}>
            Projects made from this template start with these fields.
          </Box>
          <DynamicDetailsEditor
            label="Project fields"
            hideLabel
            value={details.value}
            onChange={details.onChange}
            error={details.error}
            pickers={recordPickers}
          />
        </Card>
        <DynamicDetailsCard
          title="Task fields"
          text="These fields appear on every task of the project."
          field={form.field('taskDynamicDetails')}
        />
      </Form>
      <TemplateContentsCard template={template} />
    </div>
  )
}
