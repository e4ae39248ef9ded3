import { textOf } from '@praxis/contract/protocol/reasons'
import { type RefCallback, useRef, useState } from 'react'
import { showError, showSuccess } from '../feedback/snackbar'
import { afterPress } from './after-press'
import { CHOOSE_FIRST } from './changed-meanwhile'
import type { Collision, DraftShape, Side } from './draft'
import { differingNames } from './draft-changes'
import { stopsAtUnsettledText } from './picker/unsettled-text'
import { type FieldOfReason, refusalOf } from './refusal'
import type { Problems } from './rule-problems'
import { saveOnNewest } from './save-on-newest'
import { useFocusedProblem } from './use-focused-problem'
import type { Form, FormField } from './use-form'
import { useMergedDraft } from './use-merged-draft'

/** The record that a draft is saved on top of, and what is sent. */
export interface Sending<Saved, Values> {
  readonly newest: Saved
  readonly saved: Values
  readonly sent: Values
  /** Called after each of several calls, because what is saved stays saved when a later one is refused. */
  readonly settle: (sent: Values, answer: Saved) => void
}

export interface DraftOptions<Saved, Values extends object, Input> {
  /** The name of the place where the draft outlives the page. */
  readonly key: string
  /** The record as it is saved by now. */
  readonly record: Saved
  readonly fetchNewest: () => Promise<Saved>
  /** What can be edited of a record. */
  readonly valuesOf: (record: Saved) => Values
  readonly shape?: DraftShape<NoInfer<Values>>
  /** The input to send for what differs; undefined when there is nothing to send. */
  readonly inputOf: (saved: Values, values: Values, record: Saved) => Input | undefined
  readonly problemsOf: (values: Values) => Problems
  /** The names that the server's refusals of single fields are shown at, where they are not the form's own. */
  readonly fieldNames?: readonly string[]
  readonly fieldOfReason?: FieldOfReason | undefined
  /** Whether a problem stands in the way of sending this input; each does unless told otherwise. */
  readonly isInTheWay?: (problem: string, input: Input | undefined) => boolean
  /** Sends the input and resolves to what is saved then; throws when the server refuses. */
  readonly send: (input: Input, sending: Sending<Saved, Values>) => Promise<Saved>
  /** Called once the draft is saved; it is said in a snackbar unless told otherwise. */
  readonly onSaved?: () => void
  /** The page shows a refusal where it stays, instead of in a snackbar. */
  readonly showsRefusal?: boolean
}

/** The draft of a record over what is saved of it. */
export interface Draft<Values extends object, Input = unknown>
  extends Omit<Form<Values>, 'save' | 'reset' | 'element'> {
  /** The input that saving would send now. */
  readonly input: Input | undefined
  readonly edit: (changes: Partial<Values>) => void
  /** The props that tell a field's problem: once it was left, or saving was refused. */
  readonly told: (name: string) => { readonly error: string | undefined; readonly onBlur: () => void }
  /** The props of a field in a part that has several. */
  readonly fieldIn: <Part extends keyof Values & string, Name extends keyof Values[Part] & string>(
    part: Part,
    name: Name,
  ) => Omit<FormField<Values[Part][Name]>, 'name'>
  /** Fields that somebody else has changed too, while they were edited here. */
  readonly collisions: readonly Collision[]
  readonly choose: (path: string, side: Side) => void
  readonly discard: () => void
  /** Saves; resolves to the names of the fields that stand in the way. */
  readonly save: () => Promise<readonly string[]>
  /** The element with the fields: the first that is refused gets the keyboard, once it is there. */
  readonly element: RefCallback<HTMLElement>
}

const NONE: readonly string[] = []

/** The names of a form's parts, and of the fields in those that have several. */
const namesIn = (values: object, groups: readonly string[] = NONE): string[] => [
  ...Object.keys(values),
  ...groups.flatMap((path) =>
    Object.keys(path.split('.').reduce((part, name) => Reflect.get(part, name) ?? {}, values)),
  ),
]

/**
 * The draft of a record until it is saved; it outlives the page. A change by somebody else shows at once in every
 * untouched field; edited fields stay, and where both have changed the same, whoever types chooses.
 */
export function useDraft<Saved, Values extends object, Input>(
  options: DraftOptions<Saved, Values, Input>,
): Draft<Values, Input> {
  const {
    key,
    record,
    fetchNewest,
    valuesOf,
    shape,
    inputOf,
    problemsOf,
    send,
    showsRefusal = false,
    fieldOfReason,
  } = options
  const { isInTheWay = () => true, onSaved = () => showSuccess('Updated successfully') } = options
  const saved = valuesOf(record)
  const { fieldNames = namesIn(saved, shape?.groups) } = options
  const merged = useMergedDraft(key, saved, shape)
  const { form: values, collisions } = merged
  const input = inputOf(saved, values, record)
  const ownProblems = problemsOf(values)

  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [showsAll, setShowsAll] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [refusedFields, setRefusedFields] = useState<Problems>({})
  const isSavingNow = useRef(false)
  const [isSaving, setIsSaving] = useState(false)
  const { element, elementNow, focusProblem } = useFocusedProblem()

  const isEdited = differingNames(saved, values).length > 0
  const inTheWay = Object.keys(ownProblems).filter((name) => isInTheWay(name, input))
  // Something typed that saving would refuse counts as well: a person who has to be chosen and was removed, say.
  const isDirty = isEdited && (input !== undefined || inTheWay.length > 0)
  const problems: Problems = { ...refusedFields, ...ownProblems }

  const edit = (changes: Partial<Values>) => {
    merged.edit(changes)
    setRefusedFields({})
  }
  const forgetRefusal = () => {
    setRefusal(undefined)
    setRefusedFields({})
    setShowsAll(false)
  }
  const discard = () => {
    merged.discard()
    forgetRefusal()
    setLeft(new Set())
  }

  const refuseFields = (names: readonly string[]): readonly string[] => {
    setShowsAll(names.length > 0)
    if (names.length > 0) focusProblem()
    return names
  }
  const refuse = (text: string, fields: Problems = {}): readonly string[] => {
    if (showsRefusal) setRefusal(text)
    else showError(text)
    setRefusedFields(fields)
    return refuseFields(Object.keys(fields))
  }

  /** Sends the edits over the newest record; false, with nothing sent, when somebody else changed the same fields. */
  const saveOver = async (newest: Saved): Promise<boolean> => {
    let over = valuesOf(newest)
    const then = over
    const { draft, collisions: found } = merged.over(then)
    if (found.length > 0) return false
    const changes = inputOf(then, draft.edited, newest)
    const settle = (sent: Values, answer: Saved) => {
      const now = valuesOf(answer)
      merged.settle({ over, sent, saved: now })
      over = now
    }
    const sending = { newest, saved: then, sent: draft.edited, settle }
    settle(draft.edited, changes === undefined ? newest : await send(changes, sending))
    return true
  }

  const save = async (): Promise<readonly string[]> => {
    if (isSavingNow.current || (input === undefined && !isDirty)) return NONE
    if (stopsAtUnsettledText(elementNow() ?? document.querySelector('main'))) return NONE
    forgetRefusal()
    if (inTheWay.length > 0) return refuseFields(inTheWay)
    isSavingNow.current = true
    setIsSaving(true)
    try {
      const isSaved = await saveOnNewest(record, fetchNewest, saveOver)
      if (!isSaved) return refuse(showsRefusal ? textOf({ reason: 'changedMeanwhile' }) : CHOOSE_FIRST)
      onSaved()
      return NONE
    } catch (error) {
      const { text, fields } = refusalOf(error, { names: fieldNames, isOfRecord: true, fieldOfReason })
      return refuse(text, fields)
    } finally {
      isSavingNow.current = false
      setIsSaving(false)
    }
  }

  const told: Draft<Values>['told'] = (name) => ({
    error: showsAll || left.has(name) ? problems[name] : undefined,
    onBlur: () => afterPress(() => setLeft((current) => new Set([...current, name]))),
  })
  const setValue: Draft<Values>['setValue'] = (name, value) => {
    const changes: Partial<Values> = {}
    changes[name] = value
    edit(changes)
  }
  const field = <Name extends keyof Values & string>(name: Name): FormField<Values[Name]> => ({
    ...told(name),
    name,
    value: values[name],
    onChange: (value) => setValue(name, value),
  })
  const fieldIn: Draft<Values>['fieldIn'] = (part, name) => ({
    ...told(name),
    value: values[part][name],
    onChange: (value) => setValue(part, { ...values[part], [name]: value }),
  })
  return {
    values,
    input,
    field,
    fieldIn,
    told,
    setValue,
    edit,
    isDirty,
    isSaving,
    refusal,
    collisions,
    choose: merged.choose,
    discard,
    dropDraft: merged.discard,
    save,
    element,
    draft: { ...merged.notice, discardRestored: discard },
  }
}
