import { type KeyboardEvent, useState } from 'react'

interface RovingRowsOptions {
  keys: string[]
  onOpen?: (key: string) => void
  onToggle?: (key: string) => void
  onEscape?: () => void
}

const NEXT = new Set(['ArrowDown', 'ArrowRight', 'j'])
const PREVIOUS = new Set(['ArrowUp', 'ArrowLeft', 'k'])

/** One row of a list is a tab stop; arrows (or J and K) move it, Enter opens, space (or X) selects. */
export function useRovingRows({ keys, onOpen, onToggle, onEscape }: RovingRowsOptions) {
  const [wanted, setWanted] = useState<string | undefined>()
  const current = wanted !== undefined && keys.includes(wanted) ? wanted : keys[0]

  function focusRow(list: Element | null, key: string | undefined) {
    if (key === undefined) return
    setWanted(key)
    const rows = list?.querySelectorAll<HTMLElement>('[data-row-key]') ?? []
    for (const row of rows) if (row.dataset.rowKey === key) row.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, key: string) {
    // Keys pressed in a control inside the row belong to that control.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const list = event.currentTarget.closest('[data-roving-rows]')
    const index = keys.indexOf(key)
    if (NEXT.has(event.key)) focusRow(list, keys[Math.min(index + 1, keys.length - 1)])
    else if (PREVIOUS.has(event.key)) focusRow(list, keys[Math.max(index - 1, 0)])
    else if (event.key === 'Home') focusRow(list, keys[0])
    else if (event.key === 'End') focusRow(list, keys.at(-1))
    else if (event.key === 'Enter' && onOpen) onOpen(key)
    else if ((event.key === ' ' || event.key === 'x') && onToggle) onToggle(key)
    else if (event.key === 'Escape' && onEscape) onEscape()
    else return
    event.preventDefault()
  }

  const rowProps = (key: string) => ({
    'data-row-key': key,
    tabIndex: key === current ? 0 : -1,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, key),
    onFocus: () => setWanted(key),
  })

  return { listProps: { 'data-roving-rows': true }, rowProps }
}
