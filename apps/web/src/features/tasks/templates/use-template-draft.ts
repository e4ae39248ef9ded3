import type { ProjectTemplate } from '@praxis/contract/project-templates'
import { useEffect, useRef } from 'react'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { mergeDraft } from '../../../ui/forms/draft'
import { useForm } from '../../../ui/forms/use-form'
import { changedFields, differingNames } from '../../settings/draft-changes'
import { refusingOnField } from '../../settings/refusal-on-field'
import { type TemplateValues, templateChanges, templateRules, templateValues } from './template-form'
import { useUpdateProjectTemplate } from './templates.mutations'

/** What is typed about a template until it is saved; what others save meanwhile shows in every part left alone. */
export function useTemplateDraft(template: ProjectTemplate) {
  const { mutateAsync: updateProjectTemplate } = useUpdateProjectTemplate(template.id)
  const saved = templateValues(template)
  const base = useRef(saved)
  const form = useForm<TemplateValues>({
    draft: `template/${template.id}`,
    isOfRecord: true,
    initialValues: saved,
    rules: templateRules,
    onSave: async (values) => {
      const changed = changedFields(base.current, values)
      if (Object.keys(changed).length === 0) return
      await refusingOnField(updateProjectTemplate(templateChanges(changed)), { nameExists: 'name' })
      base.current = values
      showSuccess('Successfully updated details')
    },
  })

  const { values, isSaving, reset, setValue } = form
  useEffect(() => {
    if (isSaving || differingNames(base.current, saved).length === 0) return
    const { draft } = mergeDraft({ edited: values, base: base.current }, saved)
    base.current = saved
    reset(saved)
    for (const name of differingNames(saved, draft.edited)) setValue(name, draft.edited[name])
  })

  return {
    form,
    changedNames: differingNames(base.current, values),
    discard: () => reset(saved),
  }
}
