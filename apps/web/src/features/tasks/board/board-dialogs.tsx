import type { TaskList } from '@praxis/contract/tasks/task-shapes'
import { useQuery } from '@tanstack/react-query'
import ShortcutsDialog from '../../../ui/keys/shortcuts-dialog'
import { ConfirmChangeDialog } from '../../../ui/overlays/confirm-change-dialog'
import { ArchiveDialog } from '../archive/archive-dialog'
import type { BoardSearch } from '../board-search'
import { useDeleteTaskList } from '../tasks.mutations'
import { taskListContentsQuery } from '../tasks.queries'
import { type BoardDialog, useBoardScene } from './board-context'
import { DeleteTasksDialog } from './delete-tasks-dialog'
import { deletionRefusal, listDeletionText, taskCountOf } from './deletion-words'
import { ArchiveAllDialog, ListDialog } from './list-dialogs'
import { ConvertTaskDialog, MoveTaskDialog } from './move-task-dialogs'

interface BoardDialogsProps {
  readonly dialog: BoardDialog
  readonly search: BoardSearch
  readonly onClose: () => void
  /** Called when these tasks are no longer on the board. */
  readonly onGone: (taskIDs: readonly string[]) => void
}

/** The dialogs that a board opens before it does something. */
export function BoardDialogs({ dialog, search, onClose, onGone }: BoardDialogsProps) {
  const { door } = useBoardScene()
  switch (dialog.kind) {
    case 'deleteTasks': {
      const ids = dialog.tasks.map(({ id }) => id)
      return <DeleteTasksDialog tasks={dialog.tasks} onClose={onClose} onDeleted={() => onGone(ids)} />
    }
    case 'moveTask':
      return <MoveTaskDialog task={dialog.task} onClose={onClose} />
    case 'convertTask':
      return <ConvertTaskDialog task={dialog.task} onClose={onClose} onConverted={() => onGone([dialog.task.id])} />
    case 'archiveAll':
      return <ArchiveAllDialog {...dialog} filter={search} onClose={onClose} />
    case 'list':
      return <ListDialog door={door} list={dialog.list} onClose={onClose} />
    case 'deleteList':
      return <DeleteListDialog list={dialog.list} onClose={onClose} />
    case 'archive':
      return <ArchiveDialog onClose={onClose} />
    case 'shortcuts':
      return <ShortcutsDialog onClose={onClose} />
  }
}

/** Says everything that is deleted with the list, as the server counts it: filters and views hide a part of it. */
function DeleteListDialog({ list, onClose }: { list: TaskList; onClose: () => void }) {
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
