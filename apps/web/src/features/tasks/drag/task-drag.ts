import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { canDropOn, type Dragged, type DropEdge, type DropPlace, edgeAt, isSameThing } from './dragged'
import { isTouching, registerTouchDrops, registerTouchPlace, registerTouchSource } from './touch-drag'

const DRAGGED = Symbol('dragged')

const draggedOf = (data: Record<string | symbol, unknown>): Dragged | undefined => data[DRAGGED] as Dragged | undefined

interface TaskDragOptions {
  readonly dragged: Dragged | null
  readonly place: DropPlace | null
}

/** Makes an element draggable, a place to drop on, or both; returns where a thing dragged over it would go. */
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
    const parts = []
    if (boardKey !== undefined)
      parts.push(
        draggable({
          element,
          canDrag: () => !isTouching(),
          getInitialData: () => ({ [DRAGGED]: options.current.dragged }),
          onDragStart: () => setIsDragged(true),
          onDrop: () => setIsDragged(false),
        }),
        registerTouchSource(element, { dragged: () => options.current.dragged, showDragged: setIsDragged }),
      )
    if (isPlace)
      parts.push(
        dropTargetForElements({
          element,
          canDrop: ({ source }) => {
            const what = draggedOf(source.data)
            const onto = options.current.place
            return what !== undefined && onto !== null && canDropOn(what, onto)
          },
          getData: ({ input, source }) => {
            const what = draggedOf(source.data)
            const onto = options.current.place
            return { place: onto, edge: what && onto ? edgeAt(element, input.clientY, what, onto) : undefined }
          },
          getIsSticky: () => true,
          onDrag: ({ self, source, location }) => {
            const isInnermost = location.current.dropTargets[0]?.element === self.element
            const what = draggedOf(source.data)
            const onto = options.current.place
            const isItself = what !== undefined && onto !== null && isSameThing(what, onto)
            setEdge(isInnermost && !isItself ? (self.data.edge as DropEdge) : undefined)
          },
          onDragLeave: () => setEdge(undefined),
          onDrop: () => setEdge(undefined),
        }),
        registerTouchPlace(element, { place: () => options.current.place, showEdge: setEdge }),
      )
    return combine(...parts)
  }, [ref, boardKey, isPlace])

  return { isDragged, edge }
}

/** Calls back when something of this board was dropped. */
export function useTaskDrops(
  boardKey: string,
  onDrop: (dragged: Dragged, place: DropPlace, edge: DropEdge) => void,
): void {
  const handler = useRef(onDrop)
  useEffect(() => {
    handler.current = onDrop
  })
  useEffect(() => {
    const drop = (dragged: Dragged, place: DropPlace, edge: DropEdge) => {
      if (dragged.boardKey === boardKey && !isSameThing(dragged, place)) handler.current(dragged, place, edge)
    }
    return combine(
      monitorForElements({
        canMonitor: ({ source }) => draggedOf(source.data)?.boardKey === boardKey,
        onDrop: ({ source, location }) => {
          const dragged = draggedOf(source.data)
          const target = location.current.dropTargets[0]?.data
          if (dragged && target) drop(dragged, target.place as DropPlace, target.edge as DropEdge)
        },
      }),
      registerTouchDrops(drop),
    )
  }, [boardKey])
}

/** Scrolls the element while something is dragged near one of its edges. */
export function useScrollWhileDragging(element: Element | null): void {
  useEffect(() => {
    if (element) return autoScrollForElements({ element })
    return undefined
  }, [element])
}
