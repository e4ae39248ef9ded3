/** A dragged task; one with sub-tasks cannot become a sub-task. */
export interface DraggedTask {
  readonly kind: 'task'
  readonly boardKey: string
  readonly taskID: string
  readonly hasSubTasks: boolean
}

export interface DraggedList {
  readonly kind: 'list'
  readonly boardKey: string
  readonly listID: string
}

/** What is being dragged. */
export type Dragged = DraggedTask | DraggedList

/** Something to drop on: before or behind it, or into it where it has no order of its own. */
export interface DropPlace {
  readonly listID: string | null
  /** The task at this place; null for the end or the head of a list. */
  readonly taskID: string | null
  readonly superTaskID: string | null
  readonly statusID: string | null
  /** The head of a list, where other lists are dropped too. */
  readonly isListHead?: boolean
}

export type DropEdge = 'before' | 'after' | 'into'

export const canDropOn = (dragged: Dragged, place: DropPlace): boolean =>
  dragged.kind === 'list' ? place.isListHead === true : !(place.superTaskID !== null && dragged.hasSubTasks)

export const isSameThing = (dragged: Dragged, place: DropPlace): boolean =>
  dragged.kind === 'list' ? dragged.listID === place.listID : dragged.taskID === place.taskID

/** Whether the dragged thing goes before or behind the element, by the half of it that the pointer is over. */
export function edgeAt(element: Element, clientY: number, dragged: Dragged, place: DropPlace): DropEdge {
  if (dragged.kind === 'task' && place.taskID === null) return 'into'
  const { top, height } = element.getBoundingClientRect()
  return clientY < top + height / 2 ? 'before' : 'after'
}
