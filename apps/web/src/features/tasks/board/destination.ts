import type { SubTask, TaskCard, TaskList } from '@praxis/contract/tasks/task-shapes'
import type { DropEdge, DropPlace } from '../drag/dragged'
import { findTask, isOpen, type TaskDestination } from './board-changes'

type Lists = readonly TaskList[]

/** The tasks among which a task has its place: those of its list, or of its super-task. */
export function siblingsOf(lists: Lists, listID: string, superTaskID: string | null): readonly (TaskCard | SubTask)[] {
  const list = lists.find(({ id }) => id === listID)
  if (superTaskID === null) return list?.tasks.filter(isOpen) ?? []
  return list?.tasks.find(({ id }) => id === superTaskID)?.subTasks ?? []
}

/** Where a task goes that was dropped on a place. */
export function destinationOf(
  lists: Lists,
  taskID: string,
  place: DropPlace,
  edge: DropEdge,
): TaskDestination | undefined {
  const { listID, superTaskID } = place
  if (listID === null) return undefined
  const others = siblingsOf(lists, listID, superTaskID).filter(({ id }) => id !== taskID)
  const at = others.findIndex(({ id }) => id === place.taskID)
  const before = place.isListHead ? others[0] : at < 0 ? undefined : others[edge === 'after' ? at + 1 : at]
  return { taskListID: listID, superTaskID, beforeID: before?.id ?? null }
}

/** The list that a dragged list goes before when it is dropped on the head of another; null for the end. */
export function listDestinationOf(lists: Lists, listID: string, place: DropPlace, edge: DropEdge): string | null {
  const others = lists.filter(({ id }) => id !== listID)
  const at = others.findIndex(({ id }) => id === place.listID)
  return others[edge === 'after' ? at + 1 : at]?.id ?? null
}

/** Where a task goes by one step up or down; past the end of its list, into the neighbouring one. */
export function stepFrom(lists: Lists, taskID: string, step: 1 | -1): TaskDestination | undefined {
  const task = findTask(lists, taskID)
  if (!task || !isOpen(task)) return undefined
  const superTaskID = task.superTask?.id ?? null
  const siblings = siblingsOf(lists, task.taskList.id, superTaskID)
  const at = siblings.findIndex(({ id }) => id === taskID)
  const next = at + step
  if (next >= 0 && next < siblings.length) {
    const before = step === 1 ? siblings[next + 1] : siblings[next]
    return { taskListID: task.taskList.id, superTaskID, beforeID: before?.id ?? null }
  }
  const neighbour = lists[lists.findIndex(({ id }) => id === task.taskList.id) + step]
  if (!neighbour || superTaskID !== null) return undefined
  const first = step === 1 ? siblingsOf(lists, neighbour.id, null)[0] : undefined
  return { taskListID: neighbour.id, superTaskID: null, beforeID: first?.id ?? null }
}

/** A destination in words. */
export function destinationText(lists: Lists, taskID: string, { taskListID, superTaskID, beforeID }: TaskDestination) {
  const others = siblingsOf(lists, taskListID, superTaskID).filter(({ id }) => id !== taskID)
  const at = others.findIndex(({ id }) => id === beforeID)
  const list = lists.find(({ id }) => id === taskListID)
  return `Moved to ${at < 0 ? others.length + 1 : at + 1} of ${others.length + 1} in ${list?.name ?? 'the list'}`
}
