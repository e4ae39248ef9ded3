import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { KeyHint } from '../keys/key-hint'
import { Row, Text } from '../layout/box'
import classes from './form.module.css'
import type { Form } from './use-form'

interface FormActionsProps {
  readonly form: Pick<Form<object>, 'isSaving'>
  readonly saveLabel: string
  readonly onCancel?: () => void
  /** 'Cancel' unless given, as where that is what the primary button does. */
  readonly cancelLabel?: string | undefined
  /** The button to delete or leave, on the left. */
  readonly destructive?: ReactNode
  /** The form's id, when the actions stand outside it. */
  readonly formId?: string
  readonly canSave?: boolean
  /** Saving takes something away from somebody. */
  readonly danger?: boolean
}

/** Destructive actions left, Cancel and primary right; while saving, the button says so and cannot be pressed again. */
export function FormActions(props: FormActionsProps) {
  const {
    form,
    saveLabel,
    onCancel,
    cancelLabel = 'Cancel',
    destructive,
    formId,
    canSave = true,
    danger = false,
  } = props
  return (
    <Row gap={2} wrap grow>
      {destructive}
      <Text grow />
      {onCancel && (
        <Button variant="default" onClick={onCancel} disabled={form.isSaving}>
          {cancelLabel}
        </Button>
      )}
      <SaveButton form={form} formId={formId} label={saveLabel} canSave={canSave} danger={danger} />
    </Row>
  )
}

interface SaveButtonProps extends Pick<FormActionsProps, 'form' | 'canSave' | 'danger'> {
  readonly label: string
  readonly formId: string | undefined
}

/** The form's one filled button, which a key presses too. */
export function SaveButton({ form, formId, label, canSave = true, danger = false }: SaveButtonProps) {
  return (
    <Button
      type="submit"
      form={formId}
      className={classes.save ?? ''}
      variant={danger ? 'danger' : 'filled'}
      loading={form.isSaving}
      disabled={!canSave}
    >
      {label}
      <KeyHint keys={['Mod', 'Enter']} together />
    </Button>
  )
}

/** A button in red but not filled: a form's one filled button is its primary. Its user asks before deleting. */
export function FormDelete({ onClick, label = 'Delete' }: { onClick: () => void; label?: string }) {
  return (
    <Button
      variant="subtle"
      className={classes.delete ?? ''}
      leftSection={<IconTrash size={16} stroke={1.75} />}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}
