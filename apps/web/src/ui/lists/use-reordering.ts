import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

interface ReorderingOptions {
  readonly keys: readonly string[]
  /** Called with the row's place among the others, from 0. */
  readonly onMove: (key: string, place: number) => void
}

const withKeyAt = (keys: readonly string[], key: string, place: number): string[] => {
  const others = keys.filter((each) => each !== key)
  return [...others.slice(0, place), key, ...others.slice(place)]
}

/** Where a row belongs whose middle is at a height, given the rows of a list. */
function placeAt(list: Element, key: string, y: number): number {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-reorder-key]')].filter(
    (row) => row.dataset.reorderKey !== key,
  )
  return rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return y > top + height / 2
  }).length
}

/** Rows that are reordered by a handle: dragged with mouse or finger, or moved with the arrow keys. Escape lets go. */
export function useReordering({ keys, onMove }: ReorderingOptions) {
  const [dragged, setDragged] = useState<{ readonly key: string; readonly place: number }>()
  const list = useRef<HTMLElement | null>(null)
  const order = dragged ? withKeyAt(keys, dragged.key, dragged.place) : keys

  const move = (key: string, place: number) => {
    if (place >= 0 && place < keys.length && keys.indexOf(key) !== place) onMove(key, place)
  }

  const handleProps = (key: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      list.current = event.currentTarget.closest<HTMLElement>('[data-reorder-list]')
      setDragged({ key, place: keys.indexOf(key) })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged?.key !== key || !list.current) return
      const place = placeAt(list.current, key, event.clientY)
      if (place !== dragged.place) setDragged({ key, place })
    },
    onPointerUp: () => {
      if (dragged?.key === key) move(key, dragged.place)
      setDragged(undefined)
    },
    onPointerCancel: () => setDragged(undefined),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape' && dragged) {
        // Escape lets go of the row, and must not close the dialog around it.
        event.stopPropagation()
        return setDragged(undefined)
      }
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
      event.preventDefault()
      move(key, keys.indexOf(key) + (event.key === 'ArrowUp' ? -1 : 1))
    },
  })

  return {
    /** The keys in their present order, also in the middle of a drag. */
    order,
    draggedKey: dragged?.key,
    listProps: { 'data-reorder-list': true },
    rowProps: (key: string) => ({ 'data-reorder-key': key, 'data-dragged': dragged?.key === key || undefined }),
    handleProps,
  }
}
