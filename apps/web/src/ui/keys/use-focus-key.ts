import { type RefObject, useEffect } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null)

/** The key brings the keyboard to the element, wherever it is on the page, unless something is being typed. */
export function useFocusKey(element: RefObject<HTMLElement | null>, key: string | undefined): void {
  useEffect(() => {
    if (key === undefined) return
    const focus = (event: KeyboardEvent) => {
      // By the sign, not the key's place: on many keyboards the slash needs Shift.
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector('[aria-modal="true"]')) return
      event.preventDefault()
      element.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [element, key])
}
