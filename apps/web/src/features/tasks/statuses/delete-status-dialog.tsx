import type { TaskStatus } from '@praxis/contract/tasks/task-shapes'
import { useState } from 'react'
import { messageOf } from '../../../ui/feedback/message-of'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormRefusal } from '../../../ui/forms/form'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import type { StatusDoor } from '../board-door'
import { useDeleteTaskStatus } from './statuses.mutations'

interface DeleteStatusDialogProps {
  readonly door: StatusDoor
  readonly status: TaskStatus
  readonly onClose: () => void
}

/** A dialog that stays open when tasks still have the status, and says so. */
export function DeleteStatusDialog({ door, status, onClose }: DeleteStatusDialogProps) {
  const { mutateAsync: deleteTaskStatus } = useDeleteTaskStatus(door)
  const [refusal, setRefusal] = useState<string>()
  const confirm = async () => {
    setRefusal(undefined)
    try {
      await deleteTaskStatus(status.id)
    } catch (error) {
      return setRefusal(messageOf(error))
    }
    showSuccess('Deleted successfully')
    onClose()
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={`Delete “${status.name}”?`}
      confirmLabel="Delete"
      danger
    >
      {refusal ? (
        <FormRefusal>{refusal}</FormRefusal>
      ) : (
        <>
          You can delete a status that no task uses. Archived tasks with this status go back to the backlog
          {door.automations === undefined ? '.' : ', and automations that mention it are deleted too.'}
        </>
      )}
    </ConfirmDialog>
  )
}
