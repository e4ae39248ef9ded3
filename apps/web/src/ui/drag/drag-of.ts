import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DragRules } from './drag-rules'
import { isTouching, touchDrag } from './touch-drag'

interface DragOptions<Dragged, Place> {
  readonly dragged: Dragged | null
  readonly place: Place | null
}

/** Hooks to drag things of one kind, by mouse and by finger. */
export function dragOf<Dragged, Place, Edge>(rules: DragRules<Dragged, Place, Edge>) {
  const DRAGGED = Symbol('dragged')
  const draggedOf = (data: Record<string | symbol, unknown>) => data[DRAGGED] as Dragged | undefined
  const touch = touchDrag(rules)

  /** Makes an element draggable, a place to drop on, or both; returns where a thing dragged over it would go. */
  function useDrag(ref: RefObject<HTMLElement | null>, { dragged, place }: DragOptions<Dragged, Place>) {
    const [isDragged, setIsDragged] = useState(false)
    const [edge, setEdge] = useState<Edge>()
    const options = useRef({ dragged, place })
    useEffect(() => {
      options.current = { dragged, place }
    })
    const boardKey = dragged === null ? undefined : rules.boardOf(dragged)
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
          touch.registerSource(element, { dragged: () => options.current.dragged, showDragged: setIsDragged }),
        )
      if (isPlace)
        parts.push(
          dropTargetForElements({
            element,
            canDrop: ({ source }) => {
              const what = draggedOf(source.data)
              const onto = options.current.place
              return what !== undefined && onto !== null && rules.canDropOn(what, onto)
            },
            getData: ({ input, source }) => {
              const what = draggedOf(source.data)
              const onto = options.current.place
              return { place: onto, edge: what && onto ? rules.edgeAt(element, input.clientY, what, onto) : undefined }
            },
            getIsSticky: () => true,
            onDrag: ({ self, source, location }) => {
              const isInnermost = location.current.dropTargets[0]?.element === self.element
              const what = draggedOf(source.data)
              const onto = options.current.place
              const isItself = what !== undefined && onto !== null && rules.isSameThing(what, onto)
              setEdge(() => (isInnermost && !isItself ? (self.data.edge as Edge) : undefined))
            },
            onDragLeave: () => setEdge(undefined),
            onDrop: () => setEdge(undefined),
          }),
          touch.registerPlace(element, { place: () => options.current.place, showEdge: (next) => setEdge(() => next) }),
        )
      return combine(...parts)
    }, [ref, boardKey, isPlace])

    return { isDragged, edge }
  }

  /** Calls back when something of this board was dropped. */
  function useDrops(boardKey: string, onDrop: (dragged: Dragged, place: Place, edge: Edge) => void): void {
    const handler = useRef(onDrop)
    useEffect(() => {
      handler.current = onDrop
    })
    useEffect(() => {
      const drop = (dragged: Dragged, place: Place, edge: Edge) => {
        if (rules.boardOf(dragged) === boardKey && !rules.isSameThing(dragged, place))
          handler.current(dragged, place, edge)
      }
      return combine(
        monitorForElements({
          canMonitor: ({ source }) => {
            const dragged = draggedOf(source.data)
            return dragged !== undefined && rules.boardOf(dragged) === boardKey
          },
          onDrop: ({ source, location }) => {
            const dragged = draggedOf(source.data)
            const target = location.current.dropTargets[0]?.data
            if (dragged && target) drop(dragged, target.place as Place, target.edge as Edge)
          },
        }),
        touch.registerDrops(drop),
      )
    }, [boardKey])
  }

  return { useDrag, useDrops }
}

/** Scrolls the element while something is dragged near one of its edges. */
export function useScrollWhileDragging(element: Element | null): void {
  useEffect(() => {
    if (element) return autoScrollForElements({ element })
    return undefined
  }, [element])
}
