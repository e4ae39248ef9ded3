import ShortcutsDialog from '../../../ui/keys/shortcuts-dialog'
import { ArchiveDialog } from '../archive/archive-dialog'
import type { BoardSearch } from '../board-search'
import { type BoardDialog, useBoardScene } from './board-context'
import { DeleteListDialog } from './delete-list-dialog'
import { DeleteTasksDialog } from './delete-tasks-dialog'
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
