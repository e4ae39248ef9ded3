import type { TaskList } from '@praxis/contract/task-shapes'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { useForm } from '../../../ui/forms/use-form'
import { ConfirmChangeDialog } from '../../../ui/overlays/confirm-change-dialog'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { archivedCountText } from '../archive/archive-words'
import { showArchived } from '../archive/show-archived'
import type { BoardDoor } from '../board-door'
import { StatusDot } from '../fields/task-marks'
import { useArchiveAllTasks, useCreateTaskList, useDeleteTaskList, useUpdateTaskList } from '../tasks.mutations'
import { useBoardScene } from './board-context'

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

interface ListDialogProps {
  readonly door: BoardDoor
  /** Null for a new one. */
  readonly list: TaskList | null
  readonly onClose: () => void
}

const LONGEST_NAME = 120

/** The name of a list, new or changed. */
export function ListDialog({ door, list, onClose }: ListDialogProps) {
  const { mutateAsync: create } = useCreateTaskList(door)
  const { mutateAsync: update } = useUpdateTaskList(door)
  const form = useForm({
    initialValues: { name: list?.name ?? '' },
    rules: { name: [required('Name'), maxLength(LONGEST_NAME)] },
    onSave: async ({ name }, idempotencyKey) => {
      if (!list) await create({ name: name.trim(), idempotencyKey })
      else if (name.trim() !== list.name) await update({ taskListId: list.id, name: name.trim() })
      showSuccess(list ? 'Updated successfully' : 'Created successfully')
      onClose()
    },
  })
  return (
    <FormDialog
      title={list ? `Rename ${list.name}` : 'New list'}
      form={form}
      saveLabel={list ? 'Save' : 'Create list'}
      onClose={onClose}
      width="narrow"
    >
      <TextField {...form.field('name')} label="Name" autoComplete="off" autoFocus />
    </FormDialog>
  )
}

export function DeleteListDialog({ list, onClose }: { list: TaskList; onClose: () => void }) {
  const { door } = useBoardScene()
  const { mutateAsync: deleteList } = useDeleteTaskList(door)
  const count = list.activeTaskCount + list.completedTaskCount
  return (
    <ConfirmChangeDialog
      opened
      onClose={onClose}
      onChange={() => deleteList(list.id)}
      done="Deleted successfully"
      title={`Delete ${list.name}?`}
      confirmLabel="Delete list"
      danger
      {...(count > 0 && { secret: list.name })}
    >
      {count === 0
        ? 'There are no tasks in it.'
        : `Its ${count === 1 ? 'task goes' : `${count} tasks go`} with it, open and completed, and cannot be brought back.`}
    </ConfirmChangeDialog>
  )
}

interface ArchiveAllDialogProps {
  readonly listID: string | null
  readonly statusID: string | null
  readonly assigneeID: string | undefined
  readonly onClose: () => void
}

/** Puts away every task of a status: of one list or of all, of the assignee filtered by or of everybody. */
export function ArchiveAllDialog({ listID, statusID: given, assigneeID, onClose }: ArchiveAllDialogProps) {
  const { door, lists, statuses, assignees } = useBoardScene()
  const queryClient = useQueryClient()
  const { mutateAsync: archiveAll } = useArchiveAllTasks(door)
  const [statusID, setStatusID] = useState(
    given ?? statuses.find(({ progress }) => progress === 'finished')?.id ?? statuses[0]?.id ?? null,
  )
  const list = lists.find(({ id }) => id === listID)
  const assignee = assignees.find(({ id }) => id === assigneeID)
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={async () => {
        if (statusID === null) return
        try {
          const { archivedCount, taskIDs } = await archiveAll({
            taskStatusID: statusID,
            taskListID: listID,
            assigneeID: assigneeID ?? null,
          })
          showArchived(queryClient, door, { taskIDs, text: archivedCountText(archivedCount) })
        } catch (error) {
          showError(textOf(error))
        }
        onClose()
      }}
      title={`Archive all of a status in ${list?.name ?? 'all lists'}?`}
      confirmLabel="Archive all"
    >
      <SelectField
        label="Status"
        value={statusID}
        onChange={setStatusID}
        options={statuses.map(({ id, name, color }) => ({
          value: id,
          label: name,
          picture: <StatusDot color={color} />,
        }))}
      />
      <p>
        Archived tasks are gone from the board and from its figures, and can be brought back from its menu.
        {assignee && ` Only those of ${assignee.displayName}, as the board is filtered.`}
      </p>
    </ConfirmDialog>
  )
}
