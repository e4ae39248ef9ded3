import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api'
import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import type { NamedTask } from '../board/board-changes'
import type { BoardDoor } from '../board-door'
import { refresh } from '../refresh-boards'
import { placeParams } from '../tasks.queries'
import { archivedText } from './archive-words'

/** Says what was put away, and brings it back for whoever did not mean it. */
export function showArchived(queryClient: QueryClient, door: BoardDoor, tasks: readonly NamedTask[]): void {
  const undo = async () => {
    const restored = await Promise.allSettled(
      tasks.map((task) => api.call(door.board.restoreTask, { params: placeParams(task) })),
    )
    const refused = restored.find((each) => each.status === 'rejected')
    if (refused) showError(refused.reason instanceof Error ? refused.reason.message : String(refused.reason))
    await refresh(queryClient)
  }
  showSuccess(archivedText(tasks), { label: 'Undo', onPress: () => void undo() })
}
