import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** What is being dragged; a task with sub-tasks cannot become one. */
export interface DraggedTask {
  readonly boardKey: string
  readonly taskID: string
  readonly hasSubTasks: boolean
}

/** Something that tasks are dropped on: before or behind it, or into it where it has no order of its own. */
export interface DropPlace {
  readonly listID: string | null
  /** The task it stands for; none for the end or the head of a list. */
  readonly taskID: string | null
  readonly superTaskID: string | null
  readonly statusID: string | null
}

export type DropEdge = 'before' | 'after' | 'into'

const DRAGGED = Symbol('task')

const draggedOf = (data: Record<string | symbol, unknown>): DraggedTask | undefined =>
  data[DRAGGED] as DraggedTask | undefined

/** The half of the element that the pointer is over. */
const edgeAt = (element: Element, clientY: number): 'before' | 'after' => {
  const { top, height } = element.getBoundingClientRect()
  return clientY < top + height / 2 ? 'before' : 'after'
}

interface TaskDragOptions {
  readonly dragged: DraggedTask | null
  readonly place: DropPlace | null
}

/** Makes an element something to drag, something to drop on, or both; says where what is over it would go. */
export function useTaskDrag(ref: RefObject<HTMLElement | null>, { dragged, place }: TaskDragOptions) {
  const [isDragged, setIsDragged] = useState(false)
  const [edge, setEdge] = useState<DropEdge>()
  const options = useRef({ dragged, place })
  useEffect(() => {
    options.current = { dragged, place }
  })
  const boardKey = dragged?.boardKey
  const isPlace = place !== null

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const edgeOf = (clientY: number): DropEdge => (options.current.place?.taskID ? edgeAt(element, clientY) : 'into')
    const parts = []
    if (boardKey !== undefined)
      parts.push(
        draggable({
          element,
          getInitialData: () => ({ [DRAGGED]: options.current.dragged }),
          onDragStart: () => setIsDragged(true),
          onDrop: () => setIsDragged(false),
        }),
      )
    if (isPlace)
      parts.push(
        dropTargetForElements({
          element,
          canDrop: ({ source }) => {
            const task = draggedOf(source.data)
            const onto = options.current.place
            return task !== undefined && onto !== null && !(onto.superTaskID !== null && task.hasSubTasks)
          },
          getData: ({ input }) => ({ place: options.current.place, edge: edgeOf(input.clientY) }),
          getIsSticky: () => true,
          onDrag: ({ self, source, location }) => {
            const isInnermost = location.current.dropTargets[0]?.element === self.element
            const isItself = draggedOf(source.data)?.taskID === options.current.place?.taskID
            setEdge(isInnermost && !isItself ? (self.data.edge as DropEdge) : undefined)
          },
          onDragLeave: () => setEdge(undefined),
          onDrop: () => setEdge(undefined),
        }),
      )
    return combine(...parts)
  }, [ref, boardKey, isPlace])

  return { isDragged, edge }
}

/** Tells where a task of this board was dropped. */
export function useTaskDrops(
  boardKey: string,
  onDrop: (task: DraggedTask, place: DropPlace, edge: DropEdge) => void,
): void {
  const handler = useRef(onDrop)
  useEffect(() => {
    handler.current = onDrop
  })
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => draggedOf(source.data)?.boardKey === boardKey,
        onDrop: ({ source, location }) => {
          const task = draggedOf(source.data)
          const target = location.current.dropTargets[0]?.data
          if (!task || !target) return
          const place = target.place as DropPlace
          if (place.taskID !== task.taskID) handler.current(task, place, target.edge as DropEdge)
        },
      }),
    [boardKey],
  )
}

/** Scrolls while something is dragged near an edge. */
export function useScrollWhileDragging(element: Element | null): void {
  useEffect(() => {
    if (element) return autoScrollForElements({ element })
    return undefined
  }, [element])
}
