import { Radio } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { taskContentsQuery } from '../tasks.queries'
import { type AnyTask, useBoardScene } from './board-context'
import { countOf, deletionRefusal, taskDeletionText } from './deletion-words'

interface DeleteTasksDialogProps {
  readonly tasks: readonly AnyTask[]
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Deletes tasks with their sub-tasks, or leaves these behind in the list. */
export function DeleteTasksDialog({ tasks, onClose, onDeleted }: DeleteTasksDialogProps) {
  const { door, change } = useBoardScene()
  const [keepSubTasks, setKeepSubTasks] = useState(false)
  const [ids] = useState(() => tasks.map(({ id }) => id))
  const { data, error } = useQuery(taskContentsQuery(door, ids))
  const [first] = tasks
  const isOne = tasks.length === 1
  const subTaskCount = data ? countOf(data.subTasks) : 0
  const refusal =
    data &&
    deletionRefusal(keepSubTasks ? [data.tasks] : [data.tasks, data.subTasks], keepSubTasks ? 0 : data.lockedCount)
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => {
        onClose()
        void change({ kind: 'delete', tasks, keepSubTasks }).then((isDone) => isDone && onDeleted())
      }}
      title={isOne ? `Delete “${first?.title}”?` : `Delete ${tasks.length} tasks?`}
      confirmLabel={isOne ? 'Delete task' : 'Delete tasks'}
      danger
      disabled={!data || refusal !== undefined}
    >
      <p>
        {error?.message ??
          refusal ??
          (data ? taskDeletionText(data, keepSubTasks) : 'Counting sub-tasks, comments and files…')}
      </p>
      {subTaskCount > 0 && (
        <Radio.Group
          label={subTaskCount === 1 ? 'Its sub-task' : `The ${subTaskCount} sub-tasks`}
          value={String(keepSubTasks)}
          onChange={(value) => setKeepSubTasks(value === 'true')}
          mt="sm"
        >
          <Radio value="false" label="Delete too" mt="xs" />
          <Radio value="true" label="Keep as tasks in the list" mt="xs" />
        </Radio.Group>
      )}
    </ConfirmDialog>
  )
}
