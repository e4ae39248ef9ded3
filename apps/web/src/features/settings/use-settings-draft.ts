import { ApiError } from '@praxis/contract/client'
import type { CompanyManagement, CompanyManagementInput } from '@praxis/contract/company-management'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { showSuccess } from '../../ui/feedback/snackbar'
import { type Collision, type DraftShape, mergeDraft, type Side } from '../../ui/forms/draft'
import { saveOnNewest } from '../../ui/forms/save-on-newest'
import { type Form, type FormOptions, useForm } from '../../ui/forms/use-form'
import { changedFields, differingNames } from './draft-changes'
import { type FieldOfReason, refusingOnField } from './refusal-on-field'
import { useUpdateCompanyManagement } from './settings.mutations'
import { companyManagementQuery } from './settings.queries'
import { useManagement } from './use-management'

interface SettingsDraftOptions<Values extends object> extends Pick<FormOptions<Values>, 'rules'> {
  /** The page, by the name of its drafts. */
  readonly page: string
  /** Of what is saved, whatever the page edits. */
  readonly valuesOf: (management: CompanyManagement) => Values
  /** What is sent for the fields that changed; the other values are at hand for parts that go as a whole. */
  readonly bodyOf: (changed: Partial<Values>, values: Values) => CompanyManagementInput
  readonly fieldOfReason?: FieldOfReason
}

export interface SettingsDraft<Values extends object> {
  readonly form: Form<Values>
  readonly isDirty: boolean
  readonly discard: () => void
  /** Fields that somebody else has changed too, while they were edited here. */
  readonly collisions: readonly Collision[]
  readonly choose: (path: string, side: Side) => void
}

const shape: DraftShape = {
  rows: ['defaultDynamicDetails', 'defaultProjectDynamicDetails', 'defaultOpportunityDynamicDetails'],
}

/**
 * What is typed on a page of the settings until it is saved. A change by somebody else shows at once in every field
 * that was left alone; what was typed stays, and where both have changed the same, whoever types chooses.
 */
export function useSettingsDraft<Values extends object>({
  page,
  valuesOf,
  rules = {},
  bodyOf,
  fieldOfReason = {},
}: SettingsDraftOptions<Values>): SettingsDraft<Values> {
  const management = useManagement()
  const queryClient = useQueryClient()
  const { mutateAsync: updateCompanyManagement } = useUpdateCompanyManagement()
  const saved = valuesOf(management)

  /** False when somebody else has changed the same: then nothing is sent. */
  const saveOver = async (newest: CompanyManagement, typed: Values): Promise<boolean> => {
    const then = valuesOf(newest)
    const { draft, collisions } = mergeDraft({ edited: typed, base }, then, shape)
    if (collisions.length > 0) return false
    const changed = changedFields(then, draft.edited)
    if (Object.keys(changed).length === 0) return true
    const body = { ...bodyOf(changed, draft.edited), version: newest.version }
    await refusingOnField(updateCompanyManagement(body), fieldOfReason)
    return true
  }

  const form = useForm<Values>({
    draft: `settings/${page}`,
    isOfRecord: true,
    initialValues: saved,
    rules,
    onSave: async (values) => {
      if (differingNames(base, values).length === 0) return
      const fetchNewest = () => queryClient.fetchQuery({ ...companyManagementQuery, staleTime: 0 })
      const isSaved = await saveOnNewest(management, fetchNewest, (newest) => saveOver(newest, values))
      if (!isSaved) throw new ApiError(409, { reason: 'changedMeanwhile' })
      setBase(values)
      showSuccess('Updated successfully')
    },
  })

  // What was typed before the page was loaded anew is still on top of what was saved then.
  const [base, setBase] = useState<Values>({ ...saved, ...form.draft.outdated })
  const { values, isSaving, reset, setValue } = form
  const merged = mergeDraft({ edited: values, base }, saved, shape)
  const put = (next: Values) => {
    for (const name of differingNames(values, next)) setValue(name, next[name])
  }
  useEffect(() => {
    // What arrives while saving is looked at afterwards, when it is certain what the draft still holds.
    if (isSaving || differingNames(base, merged.draft.base).length === 0) return
    setBase(merged.draft.base)
    reset(saved)
    for (const name of differingNames(saved, merged.draft.edited)) setValue(name, merged.draft.edited[name])
  })

  return {
    form,
    isDirty: differingNames(base, values).length > 0,
    discard: () => {
      setBase(saved)
      reset(saved)
    },
    collisions: merged.collisions,
    choose: (chosen, side) => {
      const sides = (path: string) => (path === chosen ? side : undefined)
      const { draft } = mergeDraft({ edited: values, base }, saved, shape, sides)
      setBase(draft.base)
      put(draft.edited)
    },
  }
}
