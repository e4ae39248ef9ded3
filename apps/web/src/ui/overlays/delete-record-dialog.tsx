import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../feedback/message-of'
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
  /** The list that is shown once the record is gone. */
  readonly list: Pick<LinkProps, 'to' | 'params'>
  /** What can be done instead when something stands in the way. */
  readonly instead?: string | undefined
  /** What else is deleted. */
  readonly children: ReactNode
}

/** A dialog that stays open when the server refuses, with what stands in the way. */
export function DeleteRecordDialog({ name, opened, onClose, onDelete, list, ...said }: DeleteRecordDialogProps) {
  const navigate = useNavigate()
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
      return setRefusal(messageOf(error))
    }
    showSuccess('Deleted successfully')
    // What was typed about the record is of no use any more.
    await navigate({ ...list, ignoreBlocker: true })
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
