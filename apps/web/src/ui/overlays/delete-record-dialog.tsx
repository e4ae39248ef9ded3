import { type ReactNode, useState } from 'react'
import { showSuccess } from '../feedback/snackbar'
import { FormRefusal } from '../forms/form'
import { ConfirmDialog } from './confirm-dialog'

interface DeleteRecordDialogProps {
  /** The name that has to be typed before the record is deleted. */
  readonly name: string
  readonly confirmLabel: string
  readonly opened: boolean
  readonly onClose: () => void
  readonly onDelete: () => Promise<unknown>
  /** Leads away from the record, which is gone. */
  readonly onDeleted: () => Promise<void>
  /** What can be done instead when something stands in the way. */
  readonly instead?: string | undefined
  /** What else is deleted. */
  readonly children: ReactNode
}

/** A dialog that stays open when the server refuses, with what stands in the way. */
export function DeleteRecordDialog({ name, opened, onClose, onDelete, onDeleted, ...said }: DeleteRecordDialogProps) {
  const [refusal, setRefusal] = useState<string>()
  const close = () => {
    setRefusal(undefined)
    onClose()
  }
  const confirm = async () => {
    setRefusal(undefined)
    try {
      await onDelete()
    } catch (error) {
      return setRefusal(error instanceof Error ? error.message : String(error))
    }
    showSuccess('Deleted successfully')
    await onDeleted()
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      onConfirm={confirm}
      title={`Delete ${name}?`}
      confirmLabel={said.confirmLabel}
      secret={name}
      danger
    >
      {refusal && (
        <FormRefusal>
          {refusal}.{said.instead && ` ${said.instead}`}
        </FormRefusal>
      )}
      <p>{said.children}</p>
    </ConfirmDialog>
  )
}
