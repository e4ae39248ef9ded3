import type { ProjectTemplate } from '@praxis/contract/projects/project-templates'
import { useQueryClient } from '@tanstack/react-query'
import { showSuccess } from '../../../ui/feedback/snackbar'
import type { DraftShape } from '../../../ui/forms/draft'
import { useRecordForm } from '../../../ui/forms/use-record-form'
import { refusingOnField } from '../../settings/refusal-on-field'
import { type TemplateValues, templateChanges, templateRules, templateValues } from './template-form'
import { useUpdateProjectTemplate } from './templates.mutations'
import { templateQuery } from './templates.queries'

const shape: DraftShape = { rows: ['dynamicDetails', 'taskDynamicDetails'] }

/** The draft of a template until it is saved. */
export function useTemplateDraft(template: ProjectTemplate) {
  const queryClient = useQueryClient()
  const { mutateAsync: updateProjectTemplate } = useUpdateProjectTemplate(template.id)
  return useRecordForm<ProjectTemplate, TemplateValues>({
    draft: `template/${template.id}`,
    record: template,
    fetchNewest: () => queryClient.fetchQuery({ ...templateQuery(template.id), staleTime: 0 }),
    valuesOf: templateValues,
    shape,
    rules: templateRules,
    onSave: ({ version }, changed) =>
      refusingOnField(updateProjectTemplate({ ...templateChanges(changed), version }), { nameExists: 'name' }),
    onSaved: () => showSuccess('Successfully updated details'),
  })
}
