import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

interface RovingRowsOptions {
  keys: string[]
  onOpen?: (key: string) => void
  onToggle?: (key: string) => void
  onEscape?: () => void
  /** Handles other keys of the list; returns whether it had a use for one. */
  onKey?: ((pressed: string, key: string) => boolean) | undefined
}

const NEXT = new Set(['ArrowDown', 'ArrowRight', 'j'])
const PREVIOUS = new Set(['ArrowUp', 'ArrowLeft', 'k'])

/** One row of a list is a tab stop; arrows (or J and K) move it, Enter opens, space (or X) selects. */
export function useRovingRows({ keys, onOpen, onToggle, onEscape, onKey }: RovingRowsOptions) {
  const [wanted, setWanted] = useState<{ key: string; index: number } | undefined>()
  const list = useRef<HTMLElement | null>(null)
  const isGone = wanted !== undefined && keys.length > 0 && !keys.includes(wanted.key)
  // The successor is the row that has come into the place of one that is gone.
  const successor = wanted && keys[Math.min(wanted.index, keys.length - 1)]
  const current = wanted && !isGone ? wanted.key : (successor ?? keys[0])

  useEffect(() => {
    // In a list whose keys decide on rows one after the other, the keyboard goes on with the next one.
    if (onKey && isGone && document.activeElement === document.body) focusRow(successor)
  })

  function focusRow(key: string | undefined) {
    if (key === undefined) return
    setWanted({ key, index: keys.indexOf(key) })
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-row-key]') ?? []
    for (const row of rows) if (row.dataset.rowKey === key) row.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, key: string) {
    // Keys pressed in a control inside the row belong to that control.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const index = keys.indexOf(key)
    if (NEXT.has(event.key)) focusRow(keys[Math.min(index + 1, keys.length - 1)])
    else if (PREVIOUS.has(event.key)) focusRow(keys[Math.max(index - 1, 0)])
    else if (event.key === 'Home') focusRow(keys[0])
    else if (event.key === 'End') focusRow(keys.at(-1))
    else if (event.key === 'Enter' && onOpen) onOpen(key)
    else if ((event.key === ' ' || event.key === 'x') && onToggle) onToggle(key)
    else if (event.key === 'Escape' && onEscape) onEscape()
    else if (!onKey?.(event.key, key)) return
    event.preventDefault()
  }

  const rowProps = (key: string) => ({
    'data-row-key': key,
    tabIndex: key === current ? 0 : -1,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, key),
    onFocus: () => setWanted({ key, index: keys.indexOf(key) }),
  })

  const keepList = (element: HTMLElement | null) => {
    list.current = element
  }
  return { listProps: { 'data-roving-rows': true, ref: keepList }, rowProps }
}
