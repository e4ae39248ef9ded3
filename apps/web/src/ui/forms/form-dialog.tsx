import { type ReactNode, useId } from 'react'
import { Dialog, type DialogProps } from '../overlays/dialog'
import { Form } from './form'
import { FormActions, FormDelete } from './form-actions'
import type { Form as FormState } from './use-form'

interface FormDialogProps extends Pick<DialogProps, 'onClose' | 'width'> {
  readonly title: string
  readonly form: Pick<
    FormState<object>,
    'isDirty' | 'isSaving' | 'save' | 'refusal' | 'element' | 'draft' | 'dropDraft'
  >
  readonly saveLabel: string
  readonly cancelLabel?: string
  readonly onDelete?: (() => void) | undefined
  /** Saving takes something away from somebody. */
  readonly danger?: boolean
  readonly children: ReactNode
}

/** A dialog with a form, rendered while it is open; every way out asks before it loses what was typed. */
export function FormDialog(props: FormDialogProps) {
  const { title, form, saveLabel, cancelLabel, onClose, width, onDelete, danger, children } = props
  const formId = useId()
  return (
    <Dialog
      opened
      onClose={() => {
        form.dropDraft()
        onClose()
      }}
      title={title}
      width={width}
      isDirty={form.isDirty}
      actions={(close) => (
        <FormActions
          form={form}
          formId={formId}
          saveLabel={saveLabel}
          onCancel={close}
          cancelLabel={cancelLabel}
          danger={danger ?? false}
          destructive={onDelete && <FormDelete onClick={onDelete} />}
        />
      )}
    >
      <Form form={form} id={formId} label={title}>
        {children}
      </Form>
    </Dialog>
  )
}
