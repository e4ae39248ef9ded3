import { BACKLOG_STATUS_ID, type TaskProgress } from '@praxis/contract/tasks/task-rules'
import type { TaskStatus } from '@praxis/contract/tasks/task-shapes'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '../../../testing/render-in-kit'
import { personalDoor } from '../board-door'
import { listOf, taskOf } from '../testing/sample-board'
import { BoardListsProvider, type BoardScene, BoardSceneProvider } from './board-context'
import { KanbanBoard } from './kanban-board'
import type { Board } from './use-board'

const AT = '2026-11-01T09:00:00.000Z'
const status = (id: string, name: string, progress: TaskProgress) =>
  ({ id, name, progress, color: '#888888' }) as Partial<TaskStatus> as TaskStatus
const backlog = status(BACKLOG_STATUS_ID, 'Backlog', 'toDo')
const done = status('done', 'Done', 'finished')

/** A kanban of a list with one open task and one completed task, and more completed ones that were not loaded. */
const openKanban = (statuses: readonly TaskStatus[]) => {
  const loadMore = vi.fn()
  const lists = [listOf('now', [taskOf('open'), taskOf('completed', { finishedAt: AT })])]
  const scene = {
    door: personalDoor,
    statuses,
    canEdit: false,
    adding: null,
    selected: new Set<string>(),
  } as Partial<BoardScene> as BoardScene
  const board = {
    lists,
    isOutdated: false,
    loadMore: () => {},
    completed: { hasMore: () => true, loadMore } as Partial<Board['completed']> as Board['completed'],
  } as Partial<Board> as Board
  const { person } = renderInKit(
    <BoardSceneProvider value={scene}>
      <BoardListsProvider value={lists}>
        <KanbanBoard board={board} shownStatusIDs={undefined} listID={undefined} />
      </BoardListsProvider>
    </BoardSceneProvider>,
  )
  return { person, loadMore }
}

it('counts completed tasks as more than are shown and loads them, also without a finished status', async () => {
  const { person, loadMore } = openKanban([backlog])
  expect(screen.queryByRole('region', { name: 'Backlog, 2+ tasks' })).not.toBeNull()
  await person.click(screen.getByRole('button', { name: 'Show more' }))
  expect(loadMore).toHaveBeenCalledWith('now')
})

it('keeps them in the finished column where there is one', () => {
  openKanban([backlog, done])
  expect(screen.queryByRole('region', { name: 'Backlog, 2 tasks' })).not.toBeNull()
  expect(screen.queryByRole('region', { name: 'Done, 0+ tasks' })).not.toBeNull()
})
