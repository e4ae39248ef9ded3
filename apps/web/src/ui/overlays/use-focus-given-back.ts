import { type RefObject, useLayoutEffect } from 'react'

/** The element that has the keyboard; for an entry of a menu, which closes, the button of the menu. */
function placeOfFocus(): HTMLElement | null {
  const focused = document.activeElement
  const menu = focused?.closest('[role="menu"]')
  const opener = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
  const place = opener ?? focused
  return place instanceof HTMLElement ? place : null
}

/** Closing gives the keyboard back to what opened the dialog, also when unmounted; to the page if that is gone. */
export function useFocusGivenBack(opened: boolean, content: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!opened) return
    const before = placeOfFocus()
    const giveBack = () => {
      const now = document.activeElement
      const isElsewhere = now !== null && now !== document.body && !content.current?.contains(now)
      if (isElsewhere) return
      const place = before?.isConnected && before !== document.body ? before : document.querySelector('main')
      place?.focus({ preventScroll: true })
    }
    return () => {
      // Before the next key is heard: it is meant for the row or button that gets the keyboard back.
      queueMicrotask(giveBack)
      // Once more when all that closing brings about is done: it may have taken that row or button away.
      setTimeout(giveBack)
    }
  }, [opened, content])
}
