import type { CompanyManagementInput } from '@praxis/contract/company-management'
import { useEffect, useRef, useState } from 'react'
import { showSuccess } from '../../ui/feedback/snackbar'
import { type Form, type FormOptions, useForm } from '../../ui/forms/use-form'
import { changedFields, differingNames, rebasedDraft } from './draft-changes'
import { type FieldOfReason, refusingOnField } from './refusal-on-field'
import { useUpdateCompanyManagement } from './settings.mutations'

interface SettingsDraftOptions<Values extends object> extends Pick<FormOptions<Values>, 'rules'> {
  /** The values as they are saved, of whatever the page edits. */
  readonly saved: Values
  /** What is sent for the fields that changed; the other values are at hand for parts that go as a whole. */
  readonly bodyOf: (changed: Partial<Values>, values: Values) => CompanyManagementInput
  readonly fieldOfReason?: FieldOfReason
}

export interface SettingsDraft<Values extends object> {
  readonly form: Form<Values>
  readonly isDirty: boolean
  readonly discard: () => void
  /** Fields that somebody else has changed too, while they were edited here. */
  readonly conflicts: readonly (keyof Values & string)[]
  /** Gives way to what somebody else wrote. */
  readonly takeTheirs: () => void
}

/**
 * What is typed on a page of the settings until it is saved. A change by somebody else shows at once in every field
 * that was left alone; what was typed stays, and the page says when both have changed the same.
 */
export function useSettingsDraft<Values extends object>({
  saved,
  rules = {},
  bodyOf,
  fieldOfReason = {},
}: SettingsDraftOptions<Values>): SettingsDraft<Values> {
  const { mutateAsync: updateCompanyManagement } = useUpdateCompanyManagement()
  const base = useRef(saved)
  const [conflicts, setConflicts] = useState<SettingsDraft<Values>['conflicts']>([])

  const form = useForm<Values>({
    initialValues: saved,
    rules,
    onSave: async (values) => {
      const changed = changedFields(base.current, values)
      if (Object.keys(changed).length > 0) {
        await refusingOnField(updateCompanyManagement(bodyOf(changed, values)), fieldOfReason)
        base.current = values
        showSuccess('Updated successfully')
      }
      setConflicts([])
    },
  })

  const { values, isSaving, reset, setValue } = form
  useEffect(() => {
    // What arrives while saving is looked at afterwards, when it is certain what the draft still holds.
    if (isSaving || differingNames(base.current, saved).length === 0) return
    const rebased = rebasedDraft(base.current, values, saved)
    base.current = saved
    reset(saved)
    for (const name of Object.keys(rebased.kept) as (keyof Values & string)[]) setValue(name, values[name])
    setConflicts((earlier) => [
      ...new Set([...earlier.filter((name) => Object.hasOwn(rebased.kept, name)), ...rebased.conflicts]),
    ])
  })

  return {
    form,
    isDirty: differingNames(base.current, values).length > 0,
    discard: () => {
      reset(saved)
      setConflicts([])
    },
    conflicts,
    takeTheirs: () => {
      for (const name of conflicts) setValue(name, saved[name])
      setConflicts([])
    },
  }
}
