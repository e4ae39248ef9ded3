import { useEffect, useRef } from 'react'

const CURRENT_ROW = '[data-roving-rows] [data-row-key][tabindex="0"]'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input:not([type="checkbox"]), textarea, select') !== null)

/** Keys that work wherever the keyboard is on the page: J and K lead into the list, the others do what they are given. */
export function useTriageKeys(keys: Readonly<Record<string, () => void>>): void {
  const held = useRef<string>(undefined)
  useEffect(() => {
    // A key that is held down acts once, and writes nothing into what it has opened.
    const hearOnce = (event: KeyboardEvent) => {
      if (!event.repeat) held.current = isTyping(event.target) ? undefined : event.key
      else if (held.current === event.key && event.key in keys) {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('[aria-modal="true"]')) return
      if (event.key === 'j' || event.key === 'k') document.querySelector<HTMLElement>(CURRENT_ROW)?.focus()
      else keys[event.key]?.()
    }
    document.addEventListener('keydown', hearOnce, true)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', hearOnce, true)
      document.removeEventListener('keydown', press)
    }
  })
}
