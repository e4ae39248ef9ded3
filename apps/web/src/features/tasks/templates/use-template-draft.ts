import type { ProjectTemplate } from '@praxis/contract/projects/project-templates'
import { useQueryClient } from '@tanstack/react-query'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { changesIfAny } from '../../../ui/forms/draft-changes'
import { ruleProblems } from '../../../ui/forms/rule-problems'
import { useDraft } from '../../../ui/forms/use-draft'
import { templateChanges, templateRules, templateValues } from './template-form'
import { useUpdateProjectTemplate } from './templates.mutations'
import { templateQuery } from './templates.queries'

/** The draft of a template until it is saved. */
export function useTemplateDraft(template: ProjectTemplate) {
  const queryClient = useQueryClient()
  const { mutateAsync: updateProjectTemplate } = useUpdateProjectTemplate(template.id)
  return useDraft({
    key: `template/${template.id}`,
    record: template,
    fetchNewest: () => queryClient.fetchQuery({ ...templateQuery(template.id), staleTime: 0 }),
    valuesOf: templateValues,
    shape: { rows: ['dynamicDetails', 'taskDynamicDetails'] },
    problemsOf: (values) => ruleProblems(values, templateRules),
    inputOf: (saved, values) => changesIfAny(saved, values),
    send: (changed, { newest: { version } }) => updateProjectTemplate({ ...templateChanges(changed), version }),
    fieldOfReason: { nameExists: 'name' },
    onSaved: () => showSuccess('Successfully updated details'),
    showsRefusal: true,
  })
}
