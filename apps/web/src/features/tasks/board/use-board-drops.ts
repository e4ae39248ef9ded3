import type { TaskList } from '@praxis/contract/tasks/task-shapes'
import type { DropEdge, DropPlace } from '../drag/dragged'
import { useTaskDrops } from '../drag/task-drag'
import { findTask, type TaskDestination } from './board-changes'
import type { AnyTask, BoardScene } from './board-context'
import { destinationOf, listDestinationOf } from './destination'

interface BoardDropsOptions {
  readonly lists: readonly TaskList[]
  /** All lists, also those not shown: a dropped list is placed among all of them. */
  readonly allLists: readonly TaskList[]
  readonly moveTo: (task: AnyTask, to: TaskDestination) => void
  /** Called with where something went, for screen readers. */
  readonly onSaid: (text: string) => void
}

/** Handles drops on the board: lists and tasks in another place, cards in another status. */
export function useBoardDrops(
  { door, statuses, canEdit, change }: BoardScene,
  { lists, allLists, moveTo, onSaid }: BoardDropsOptions,
): void {
  const dropList = (listID: string, place: DropPlace, edge: DropEdge) => {
    onSaid(`Moved ${lists.find(({ id }) => id === listID)?.name ?? 'the list'}`)
    void change({
      kind: 'moveList',
      tasks: [],
      listID,
      beforeID: listDestinationOf(allLists, listID, place, edge),
    })
  }
  const dropOnStatus = (task: AnyTask, place: DropPlace, edge: DropEdge) => {
    const status = statuses.find(({ id }) => id === place.statusID)
    const isThere = status?.id === task.status.id
    // People who may only change the status of their own tasks cannot change the order.
    if (!status || (isThere && (place.taskID === null || !canEdit))) return
    const inColumn = lists
      .flatMap(({ tasks }) => tasks)
      .filter(({ id, status: of }) => of.id === status.id && id !== task.id)
    const at = canEdit ? inColumn.findIndex(({ id }) => id === place.taskID) : -1
    const beforeID = at < 0 ? null : (inColumn[edge === 'after' ? at + 1 : at]?.id ?? null)
    onSaid(`Moved to ${status.name}`)
    void change({
      kind: 'moveToStatus',
      tasks: [task],
      statusID: status.id,
      isFinished: status.progress === 'finished',
      beforeID,
    })
  }
  useTaskDrops(door.key, (dragged, place, edge) => {
    if (dragged.kind === 'list') return dropList(dragged.listID, place, edge)
    const task = findTask(lists, dragged.taskID)
    if (!task) return
    if (place.statusID !== null) return dropOnStatus(task, place, edge)
    const to = destinationOf(lists, task.id, place, edge)
    if (to) moveTo(task, to)
  })
}
