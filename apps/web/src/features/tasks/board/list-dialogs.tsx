import type { TaskList } from '@praxis/contract/tasks/task-shapes'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../ui/feedback/message-of'
import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { useForm } from '../../../ui/forms/use-form'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { archivedCountText } from '../archive/archive-words'
import { showArchived } from '../archive/show-archived'
import type { BoardDoor } from '../board-door'
import type { BoardSearch } from '../board-search'
import { StatusDot } from '../fields/task-marks'
import { useArchiveAllTasks, useCreateTaskList, useUpdateTaskList } from '../tasks.mutations'
import { type ArchivedAtOnce, useBoardLists, useBoardScene } from './board-context'

interface ListDialogProps {
  readonly door: BoardDoor
  /** The list; null for a new one. */
  readonly list: TaskList | null
  readonly onClose: () => void
}

const LONGEST_NAME = 120

/** A dialog for the name of a list, new or changed. */
export function ListDialog({ door, list, onClose }: ListDialogProps) {
  const { mutateAsync: create } = useCreateTaskList(door)
  const { mutateAsync: update } = useUpdateTaskList(door)
  const form = useForm({
    draft: `board/${door.key}/list/${list?.id ?? 'new'}`,
    isOfRecord: list !== null,
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

/** The board's filters: only the tasks they show are archived. */
type ArchiveFilter = Pick<BoardSearch, 'assigneeID' | 'taskNameTerm'>

interface ArchiveAllDialogProps {
  readonly listID: string | null
  readonly of: ArchivedAtOnce | null
  readonly filter: ArchiveFilter
  readonly onClose: () => void
}

const COMPLETED = 'completed'

/** Archives all tasks of a status, or all completed ones, of one list or of all, as far as the filters show them. */
export function ArchiveAllDialog({ listID, of, filter, onClose }: ArchiveAllDialogProps) {
  const { door, statuses, assignees } = useBoardScene()
  const lists = useBoardLists()
  const queryClient = useQueryClient()
  const { mutateAsync: archiveAll } = useArchiveAllTasks(door)
  const [chosen, setChosen] = useState<string | null>(of && of !== 'completed' ? of.statusID : COMPLETED)
  const { assigneeID, taskNameTerm } = filter
  const list = lists.find(({ id }) => id === listID)
  const assignee = assignees.find(({ id }) => id === assigneeID)
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={async () => {
        if (chosen === null) return
        try {
          const { archivedCount, taskIDs } = await archiveAll({
            taskStatusID: chosen === COMPLETED ? null : chosen,
            taskListID: listID,
            assigneeID: assigneeID ?? null,
            taskNameTerm,
          })
          showArchived(queryClient, door, { taskIDs, text: archivedCountText(archivedCount) })
        } catch (error) {
          showError(messageOf(error))
        }
        onClose()
      }}
      title={`Archive tasks in ${list?.name ?? 'all lists'}?`}
      confirmLabel="Archive all"
    >
      <SelectField
        label="Tasks to archive"
        value={chosen}
        onChange={setChosen}
        options={[
          { value: COMPLETED, label: 'All completed tasks' },
          ...statuses.map(({ id, name, color }) => ({
            value: id,
            label: `All in ${name}`,
            picture: <StatusDot color={color} />,
          })),
        ]}
      />
      <p>
        Archived tasks disappear from the board and its figures. You can restore them from the board’s menu.
        {(assignee || taskNameTerm) &&
          ` Because the board is filtered, only tasks${assignee ? ` assigned to ${assignee.displayName}` : ''}${
            taskNameTerm ? ` with “${taskNameTerm}” in their title` : ''
          } are archived.`}
      </p>
    </ConfirmDialog>
  )
}
