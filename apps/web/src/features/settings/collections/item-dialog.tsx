import type { ReactNode } from 'react'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { ChangedWhileOpen, useOpened } from '../../../ui/forms/changed-while-open'
import { changedFields, differingNames } from '../../../ui/forms/draft-changes'
import { FormDialog } from '../../../ui/forms/form-dialog'
import type { FieldOfReason } from '../../../ui/forms/refusal'
import type { FormRules } from '../../../ui/forms/rule-problems'
import { type Form as FormState, useForm } from '../../../ui/forms/use-form'
import type { RecordOfHistory } from '../../../ui/history/record-history-context'

export interface ItemEditing<Item, Values extends object> {
  /** The item's kind, as in a sentence: 'absence reason'. */
  readonly noun: string
  readonly nameOf: (item: Item) => string
  /** What the dialog starts with; without an item, for a new one. */
  readonly valuesOf: (item: Item | null) => Values
  readonly rules: (item: Item | null) => FormRules<Values> | ((values: Values) => FormRules<Values>)
  readonly fields: (form: FormState<Values>, item: Item | null) => ReactNode
  readonly onCreate: (values: Values, idempotencyKey: string) => Promise<unknown>
  /** Called with what changed, and only when something did; without it, items can be added and deleted only. */
  readonly onUpdate?: (item: Item, changed: Partial<Values>, values: Values) => Promise<unknown>
  /** The names of the fields, to tell which of them somebody else changed. */
  readonly labels?: Readonly<Record<keyof Values & string, string>>
  /** A field's value in words, where the value alone does not tell. */
  readonly textOf?: (path: string, value: unknown) => string | undefined
  /** The record whose history tells who changed these fields. */
  readonly historyOf?: (item: Item, changed: readonly (keyof Values & string)[]) => RecordOfHistory
  readonly fieldOfReason?: FieldOfReason
  /** The key under which drafts are kept; the company's without one. */
  readonly draftsAt?: string
  /** The device must not keep what is typed. */
  readonly isSecret?: boolean
}

export interface CollectionItem {
  readonly id: string
  /** The version of an item that two people may change at once. */
  readonly version?: number
}

interface ItemDialogProps<Item extends CollectionItem, Values extends object> extends ItemEditing<Item, Values> {
  /** The item as it is saved by now; null for a new one. */
  readonly item: Item | null
  readonly onClose: () => void
  readonly onDelete?: () => void
}

export function ItemDialog<Item extends CollectionItem, Values extends object>(props: ItemDialogProps<Item, Values>) {
  const { item, noun, onClose, fieldOfReason = { nameExists: 'name' } } = props
  const { draftsAt = 'company', isSecret = false } = props
  const { opened, isChangedWhileOpen } = useOpened(item)
  const first = props.valuesOf(opened)

  const save = async (values: Values, idempotencyKey: string) => {
    if (item === null) {
      await props.onCreate(values, idempotencyKey)
      return 'Created successfully'
    }
    const changed = changedFields(first, values)
    if (Object.keys(changed).length === 0) return undefined
    await props.onUpdate?.(item, changed, values)
    return 'Updated successfully'
  }
  const form = useForm<Values>({
    draft: isSecret ? undefined : `${draftsAt}/${noun}/${item?.id ?? 'new'}`,
    isOfRecord: item !== null,
    initialValues: first,
    rules: props.rules(opened),
    fieldOfReason,
    onSave: async (values, idempotencyKey) => {
      const done = await save(values, idempotencyKey)
      if (done) showSuccess(done)
      onClose()
    },
  })

  return (
    <FormDialog
      title={opened === null ? `Add ${noun}` : `Edit ${props.nameOf(opened)}`}
      width="narrow"
      form={form}
      saveLabel={item === null ? 'Add' : 'Save'}
      onClose={onClose}
      onDelete={props.onDelete}
    >
      {item && isChangedWhileOpen && !form.isSaving && (
        <ChangedWhileOpen
          noun={noun}
          before={first}
          after={props.valuesOf(item)}
          labels={props.labels ?? {}}
          textOf={props.textOf}
          record={props.historyOf?.(item, differingNames(first, props.valuesOf(item)))}
        />
      )}
      {props.fields(form, item)}
    </FormDialog>
  )
}
