import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api'
import { attempt } from '../../../ui/feedback/attempt'
import { showSuccess } from '../../../ui/feedback/snackbar'
import type { BoardDoor } from '../board-door'
import { refresh } from '../refresh-boards'

interface Archived {
  readonly taskIDs: readonly string[]
  readonly text: string
}

/** Says what was archived, and offers to restore exactly that. */
export function showArchived(queryClient: QueryClient, door: BoardDoor, { taskIDs, text }: Archived): void {
  const undo = async () => {
    await attempt(api.call(door.board.restoreTasks, { body: { taskIDs: [...taskIDs] } }))
    await refresh(queryClient)
  }
  showSuccess(text, taskIDs.length === 0 ? undefined : { label: 'Undo', onPress: () => void undo() })
}
