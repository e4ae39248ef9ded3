import { useForm as useMantineForm } from '@mantine/form'
import { uniqueKey } from '@praxis/contract/unique-key'
import { firstProblem, type Rule } from '@praxis/domain/validation/rule'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useUnsaved } from '../drafts/unsaved-work'
import { afterPress } from './after-press'
import { stopsAtUnsettledText } from './picker/unsettled-text'
import { refusalOf } from './refusal'

export type FormRules<Values> = { readonly [Name in keyof Values]?: Rule | readonly Rule[] }

export interface FormOptions<Values> {
  readonly initialValues: Values
  /** A function when a rule depends on another field. */
  readonly rules?: FormRules<Values> | ((values: Values) => FormRules<Values>)
  /**
   * Throws when the server refuses: the form then keeps what was typed and shows the reason. The key is the same
   * while it is unknown whether an earlier attempt arrived.
   */
  readonly onSave: (values: Values, idempotencyKey: string) => Promise<unknown> | unknown
}

/** What a field of the kit is spread with. */
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
  readonly save: () => Promise<void>
  /** Back to the first values, or to new ones. */
  readonly reset: (values?: Values) => void
  readonly element: RefObject<HTMLFormElement | null>
}

/** Text that a number, money or duration field could not read must never be saved, whatever the form's own rules say. */
const readable: Rule = (value) => (Number.isNaN(value) ? 'Invalid Number' : undefined)

function problemsOf<Values extends object>(values: Values, rules: FormRules<Values>): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const name of Object.keys(values) as (keyof Values & string)[]) {
    const ofField: Rule | readonly Rule[] | undefined = rules[name]
    const problem = firstProblem([...[ofField ?? []].flat(), readable])(values[name])
    if (problem !== undefined) problems[name] = problem
  }
  return problems
}

/** Mantine's form knows fields by path; ours by the names of a type. Between the two stands a plain record. */
const recordOf = (values: object): Record<string, unknown> => ({ ...values })

export function useForm<Values extends object>({
  initialValues,
  rules = {},
  onSave,
}: FormOptions<Values>): Form<Values> {
  const problems = (values: Values) => problemsOf(values, typeof rules === 'function' ? rules(values) : rules)
  const form = useMantineForm<Record<string, unknown>>({
    initialValues: recordOf(initialValues),
    validate: (values) => problems(values as Values),
    validateInputOnBlur: true,
  })
  const values = form.values as Values
  const edited = useRef(new Set<string>())
  const setValue = (name: string, value: unknown) => {
    edited.current.add(name)
    form.setFieldValue(name, value)
  }
  const element = useRef<HTMLFormElement>(null)
  const idempotencyKey = useRef(uniqueKey())
  const isSavingNow = useRef(false)
  const [isSaving, setIsSaving] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [failures, setFailures] = useState(0)

  useEffect(() => {
    if (failures > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failures])

  useUnsaved(form.isDirty())

  const fail = () => setFailures((count) => count + 1)

  /** Nothing is wrong with a field that was only passed by, as when a dialog opens; saving looks at all of them. */
  const leave = (name: string) => {
    if (edited.current.has(name) || failures > 0) form.validateField(name)
  }

  const attempt = async (attempted: Values) => {
    try {
      await onSave(attempted, idempotencyKey.current)
      idempotencyKey.current = uniqueKey()
      form.resetDirty(recordOf(attempted))
    } catch (error) {
      const refused = refusalOf(error, Object.keys(attempted))
      if (refused.isAnswer) idempotencyKey.current = uniqueKey()
      setRefusal(refused.text)
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
    isDirty: form.isDirty(),
    isSaving,
    refusal,
    save,
    reset: (next) => {
      if (next) form.setInitialValues(recordOf(next))
      form.reset()
      edited.current.clear()
      setFailures(0)
      setRefusal(undefined)
    },
    element,
  }
}
