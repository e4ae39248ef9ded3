import { type RefObject, useEffect, useRef } from 'react'

const TOUCH = '(pointer: coarse)'

/** Whether a field must not be focused: a picker's list or a phone's keyboard would unfold over the page. */
const staysQuiet = (field: HTMLElement): boolean =>
  !field.matches('[role="combobox"], [aria-haspopup]') && !window.matchMedia(TOUCH).matches

function headingOfPage(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1, h1')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  return heading ?? document.querySelector('main')
}

const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** A banner that goes with the button pressed in it gives the keyboard to the field last edited, or to the heading. */
export function useFocusKeptByBanner(banner: RefObject<HTMLElement | null>): void {
  const lastOutside = useRef<Element | null>(null)
  useEffect(() => {
    const element = banner.current
    lastOutside.current = document.activeElement
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && !element?.contains(target)) lastOutside.current = target
    }
    document.addEventListener('focusin', remember)
    return () => {
      document.removeEventListener('focusin', remember)
      const field = lastOutside.current
      setTimeout(() => {
        if (!isFocusLost()) return
        const isThere = field instanceof HTMLElement && field !== document.body && field.isConnected
        if (isThere && staysQuiet(field)) field.focus({ preventScroll: true })
        if (isFocusLost()) headingOfPage()?.focus({ preventScroll: true })
      })
    }
  }, [banner])
}

/** A button that is disabled while it waits loses the keyboard: it gets it back if it is still there afterwards. */
export function useFocusAfterWait(button: RefObject<HTMLElement | null>, isWaiting: boolean): void {
  const wasWaiting = useRef(isWaiting)
  useEffect(() => {
    if (wasWaiting.current && !isWaiting && isFocusLost()) button.current?.focus({ preventScroll: true })
    wasWaiting.current = isWaiting
  }, [button, isWaiting])
}
