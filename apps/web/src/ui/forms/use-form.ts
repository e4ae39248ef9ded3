import { useForm as useMantineForm } from '@mantine/form'
import { uniqueKey } from '@praxis/contract/protocol/unique-key'
import { type Ref, useEffect, useRef, useState } from 'react'
import type { NoticedDraft } from '../drafts/draft-notice'
import { useUnsaved } from '../drafts/unsaved-work'
import { useStoredDraft } from '../drafts/use-stored-draft'
import { afterPress } from './after-press'
import { type FormDraft, formDraft, readFormDraft, takenUp } from './form-draft'
import { stopsAtUnsettledText } from './picker/unsettled-text'
import { type FieldOfReason, refusalOf } from './refusal'
import { type FormRules, ruleProblems } from './rule-problems'

export interface FormOptions<Values> {
  readonly initialValues: Values
  /** A function when a rule depends on another field. */
  readonly rules?: FormRules<Values> | ((values: Values) => FormRules<Values>)
  /**
   * Saves; throws when the server refuses: the form then keeps what was typed and shows the reason. The key is the same
   * while it is unknown whether an earlier attempt arrived.
   */
  readonly onSave: (values: Values, idempotencyKey: string) => Promise<unknown> | unknown
  /** Reasons that are about a single field, and are shown there. */
  readonly fieldOfReason?: FieldOfReason | undefined
  /** The key of the draft, which then outlives the page. Never for passwords and other secrets. */
  readonly draft?: string | undefined
  /** The values are those of a record, which others may change while the draft is kept. */
  readonly isOfRecord?: boolean
}

/** The props that are spread on a field of the kit. */
export interface FormField<Value> {
  readonly name: string
  readonly value: Value
  readonly error: string | undefined
  readonly onChange: (value: Value) => void
  readonly onBlur: () => void
}

export interface Form<Values> {
  readonly values: Values
  readonly field: <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]>
  readonly setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void
  readonly isDirty: boolean
  readonly isSaving: boolean
  /** Why the server refused, as a whole. */
  readonly refusal: string | undefined
  readonly save: () => Promise<unknown>
  /** Sets the form back to the first values, or to new ones. */
  readonly reset: (values?: Values) => void
  readonly element: Ref<HTMLFormElement>
  readonly draft: NoticedDraft
  /** Gives the draft up: it is not offered again. */
  readonly dropDraft: () => void
}

/** What a part of a page needs of the form or draft whose fields it shows. */
export type FormFields<Values> = Pick<Form<Values>, 'values' | 'field' | 'setValue'>

/** The values as a plain record: Mantine's form knows fields by path, ours by the names of a type. */
const recordOf = (values: object): Record<string, unknown> => ({ ...values })

export function useForm<Values extends object>({
  initialValues,
  rules = {},
  onSave,
  fieldOfReason,
  draft: draftKey,
  isOfRecord = false,
}: FormOptions<Values>): Form<Values> {
  const problems = (values: Values) => ruleProblems(values, typeof rules === 'function' ? rules(values) : rules)
  const draft = useStoredDraft<FormDraft<Values>>(draftKey, readFormDraft)
  const { keep, drop } = draft
  const [restored, setRestored] = useState(() => draft.begun && takenUp(initialValues, draft.begun))
  const form = useMantineForm<Record<string, unknown>>({
    initialValues: recordOf({ ...initialValues, ...restored?.values }),
    initialDirty: Object.fromEntries(Object.keys(restored?.values ?? {}).map((name) => [name, true])),
    validate: (values) => problems(values as Values),
    validateInputOnBlur: true,
  })
  const values = form.values as Values
  // The form is dirty when it differs from the values without a draft, not from those it goes on with.
  useState(() => form.setInitialValues(recordOf(initialValues)))
  const edited = useRef(new Set(Object.keys(restored?.values ?? {})))
  const setValue = (name: string, value: unknown) => {
    edited.current.add(name)
    form.setFieldValue(name, value)
  }
  const element = useRef<HTMLFormElement>(null)
  const idempotencyKey = useRef(restored?.idempotencyKey ?? uniqueKey())
  const isSavingNow = useRef(false)
  const [isSaving, setIsSaving] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [failures, setFailures] = useState(0)

  useEffect(() => {
    if (failures > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failures])

  const isDirty = form.isDirty()
  useUnsaved(isDirty, draft.isKept)
  useEffect(() => {
    if (!isDirty) drop()
    else keep(formDraft(values, form.getInitialValues() as Values, idempotencyKey.current, restored?.outdated))
  }, [isDirty, values, keep, drop, form.getInitialValues, restored])

  const fail = () => setFailures((count) => count + 1)

  /** Checks a field that is left, unless it was only passed by, as when a dialog opens; saving checks all of them. */
  const leave = (name: string) => {
    if (edited.current.has(name) || failures > 0) form.validateField(name)
  }

  const attempt = async (attempted: Values) => {
    try {
      await onSave(attempted, idempotencyKey.current)
      idempotencyKey.current = uniqueKey()
      form.resetDirty(recordOf(attempted))
      setRestored(undefined)
      drop()
    } catch (error) {
      const refused = refusalOf(error, { names: Object.keys(attempted), isOfRecord, fieldOfReason })
      if (refused.isAnswer) idempotencyKey.current = uniqueKey()
      setRefusal(refused.isOfField ? undefined : refused.text)
      form.setErrors(refused.fields)
      fail()
    }
  }

  const save = async () => {
    if (isSavingNow.current) return
    setRefusal(undefined)
    if (form.validate().hasErrors) return fail()
    if (stopsAtUnsettledText(element.current)) return
    isSavingNow.current = true
    setIsSaving(true)
    await attempt(form.getValues() as Values)
    isSavingNow.current = false
    setIsSaving(false)
  }

  const reset = (next?: Values) => {
    if (next) form.setInitialValues(recordOf(next))
    form.reset()
    edited.current.clear()
    setFailures(0)
    setRefusal(undefined)
    setRestored(undefined)
  }

  const restoreOffered = () => {
    if (!draft.offered) return
    const taken = takenUp(form.getInitialValues() as Values, draft.offered)
    for (const [name, value] of Object.entries(taken.values)) setValue(name, value)
    idempotencyKey.current = taken.idempotencyKey
    setRestored(taken)
    draft.dropOffered()
  }

  return {
    values,
    field: (name) => ({
      name,
      value: values[name],
      error: form.errors[name] as string | undefined,
      onChange: (value) => setValue(name, value),
      onBlur: () => afterPress(() => leave(name)),
    }),
    setValue,
    isDirty,
    isSaving,
    refusal,
    save,
    reset,
    element,
    draft: {
      restoredAt: restored?.keptAt,
      offeredAt: draft.offered?.keptAt,
      outdated: isOfRecord && restored ? restored.outdated : {},
      restore: restoreOffered,
      discardRestored: () => reset(),
      discardOffered: draft.dropOffered,
    },
    dropDraft: drop,
  }
}
