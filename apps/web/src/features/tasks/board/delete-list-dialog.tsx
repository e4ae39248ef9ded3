import type { TaskList } from '@praxis/contract/tasks/task-shapes'
import { useQuery } from '@tanstack/react-query'
import { ConfirmChangeDialog } from '../../../ui/overlays/confirm-change-dialog'
import { useDeleteTaskList } from '../tasks.mutations'
import { taskListContentsQuery } from '../tasks.queries'
import { useBoardScene } from './board-context'
import { deletionRefusal, listDeletionText, taskCountOf } from './deletion-words'

/** Says everything that is deleted with the list, as the server counts it: filters and views hide a part of it. */
export function DeleteListDialog({ list, onClose }: { list: TaskList; onClose: () => void }) {
  const { door } = useBoardScene()
  const { mutateAsync: deleteList } = useDeleteTaskList(door)
  const { data, error } = useQuery(taskListContentsQuery(door, list.id))
  const refusal = data && deletionRefusal([data.tasks, data.subTasks], data.lockedCount)
  const taskCount = data && taskCountOf(data)
  return (
    <ConfirmChangeDialog
      opened
      onClose={onClose}
      onChange={() => deleteList({ taskListId: list.id, taskCount })}
      done="Deleted successfully"
      title={`Delete ${list.name}?`}
      confirmLabel="Delete list"
      danger
      disabled={!data || refusal !== undefined}
      {...(taskCount && !refusal && { secret: list.name })}
    >
      {error?.message ?? refusal ?? (data ? listDeletionText(data) : 'Counting its tasks…')}
    </ConfirmChangeDialog>
  )
}
