import { Radio } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { type AnyTask, useBoardScene } from './board-context'

interface DeleteTasksDialogProps {
  readonly tasks: readonly AnyTask[]
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Tasks go with their sub-tasks, or leave them behind in the list. */
export function DeleteTasksDialog({ tasks, onClose, onDeleted }: DeleteTasksDialogProps) {
  const { change } = useBoardScene()
  const [keepSubTasks, setKeepSubTasks] = useState(false)
  const [first] = tasks
  const subTaskCount = tasks.reduce((sum, task) => sum + task.subTaskCount, 0)
  const isOne = tasks.length === 1
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
    >
      <p>
        {isOne ? 'The task, its files and comments' : 'The tasks, their files and comments'} cannot be brought back.
        Archiving puts {isOne ? 'it' : 'them'} away instead.
      </p>
      {subTaskCount > 0 && (
        <Radio.Group
          label={`What about the ${subTaskCount === 1 ? 'sub-task' : `${subTaskCount} sub-tasks`}?`}
          value={String(keepSubTasks)}
          onChange={(value) => setKeepSubTasks(value === 'true')}
          mt="sm"
        >
          <Radio value="false" label="Delete too" mt="xs" />
          <Radio value="true" label="Keep, as tasks of the list" mt="xs" />
        </Radio.Group>
      )}
    </ConfirmDialog>
  )
}
