import { ApiError } from '@praxis/contract/protocol/caller'
import { useEffect, useState } from 'react'
import { type Collision, type DraftShape, mergeDraft, type Side } from './draft'
import { changedFields, differingNames } from './draft-changes'
import { saveOnNewest } from './save-on-newest'
import { type Form, type FormOptions, useForm } from './use-form'

interface RecordFormOptions<Record, Values extends object> extends Pick<FormOptions<Values>, 'rules'> {
  /** The key of the draft. */
  readonly draft: string
  /** The record as it is saved by now. */
  readonly record: Record
  readonly fetchNewest: () => Promise<Record>
  readonly valuesOf: (record: Record) => Values
  readonly shape: DraftShape
  /** Saves though no field was changed: there is more to save than fields. */
  readonly savesUnchanged?: boolean
  /** Called with the changed fields, if any or if it saves unchanged; `values` has those that go as a whole. */
  readonly onSave: (newest: Record, changed: Partial<Values>, values: Values) => Promise<unknown>
  readonly onSaved: () => void
}

export interface RecordForm<Values extends object> {
  readonly form: Form<Values>
  readonly changedNames: readonly (keyof Values & string)[]
  readonly isDirty: boolean
  readonly discard: () => void
  /** Fields that somebody else has changed too, while they were edited here. */
  readonly collisions: readonly Collision[]
  readonly choose: (path: string, side: Side) => void
}

/**
 * The form of a record until it is saved. A change by somebody else shows at once in every untouched field; edited
 * fields stay, and where both have changed the same, whoever types chooses.
 */
export function useRecordForm<Record, Values extends object>(
  options: RecordFormOptions<Record, Values>,
): RecordForm<Values> {
  const { draft: draftKey, record, fetchNewest, valuesOf, shape, rules = {}, onSave, onSaved } = options
  const { savesUnchanged = false } = options
  const saved = valuesOf(record)

  /** Sends the edits over the newest record; false, with nothing sent, when somebody else changed the same fields. */
  const saveOver = async (newest: Record, typed: Values): Promise<boolean> => {
    const then = valuesOf(newest)
    const { draft, collisions } = mergeDraft({ edited: typed, base }, then, shape)
    if (collisions.length > 0) return false
    const changed = changedFields(then, draft.edited)
    if (savesUnchanged || Object.keys(changed).length > 0) await onSave(newest, changed, draft.edited)
    return true
  }

  const form = useForm<Values>({
    draft: draftKey,
    isOfRecord: true,
    initialValues: saved,
    rules,
    onSave: async (values) => {
      if (!savesUnchanged && differingNames(base, values).length === 0) return
      const isSaved = await saveOnNewest(record, fetchNewest, (newest) => saveOver(newest, values))
      if (!isSaved) throw new ApiError(409, { reason: 'changedMeanwhile' })
      setBase(values)
      onSaved()
    },
  })

  // A draft from before a reload is still on top of what was saved then.
  const [base, setBase] = useState<Values>({ ...saved, ...form.draft.outdated })
  const { values, isSaving, reset, setValue } = form
  const merged = mergeDraft({ edited: values, base }, saved, shape)
  const put = (next: Values) => {
    for (const name of differingNames(values, next)) setValue(name, next[name])
  }
  useEffect(() => {
    // A record that arrives while saving is merged afterwards, when it is certain what the draft still holds.
    if (isSaving || differingNames(base, merged.draft.base).length === 0) return
    setBase(merged.draft.base)
    reset(saved)
    for (const name of differingNames(saved, merged.draft.edited)) setValue(name, merged.draft.edited[name])
  })

  const changedNames = differingNames(base, values)
  return {
    form,
    changedNames,
    isDirty: changedNames.length > 0,
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
