import { type KeyboardEvent, useEffect, useState } from 'react'
import { isComposing } from '../keys/is-composing'

/** A list is placed, and then named, a render after it was opened. */
const DRAWINGS_UNTIL_NAMED = 3

const hasActiveOption = (input: HTMLElement): boolean =>
  document.getElementById(input.getAttribute('aria-controls') ?? '')?.querySelector('[data-combobox-selected]') != null

interface OpenListOptions {
  readonly makesTags?: boolean
  /** Takes the first suggestion, if there is one. */
  readonly takeFirst?: () => void
}

/**
 * The list of suggestions under a free text: opened by typing and by the arrows, never by focus, where it would cover
 * what follows. Enter takes a suggestion that the arrows have led to, otherwise the first one where the field says so, or
 * it keeps the text (or makes a tag of it), and closes the list.
 */
export function useOpenList({ makesTags = false, takeFirst }: OpenListOptions = {}) {
  /** How often the list was rendered since it was opened: repeated until the field names it for screen readers. */
  const [drawings, setDrawings] = useState<number>()
  const isOpen = drawings !== undefined
  const close = () => setDrawings(undefined)
  useEffect(() => {
    if (drawings !== undefined && drawings < DRAWINGS_UNTIL_NAMED) setDrawings(drawings + 1)
  }, [drawings])
  return {
    openOnFocus: false,
    dropdownOpened: isOpen,
    onDropdownOpen: () => setDrawings(0),
    onDropdownClose: close,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter' || !isOpen || isComposing(event)) return
      if (event.ctrlKey || event.metaKey) return close()
      if (hasActiveOption(event.currentTarget)) return
      takeFirst?.()
      if (!makesTags || event.currentTarget.value.trim() === '') event.preventDefault()
      close()
    },
  }
}
