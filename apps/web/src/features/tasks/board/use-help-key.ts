import { useEffect } from 'react'

/** A question mark shows the keys, unless it is being typed somewhere. */
export function useHelpKey(onHelp: () => void) {
  useEffect(() => {
    const help = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement &&
        (event.target.isContentEditable || event.target.closest('input, textarea, select') !== null)
      if (event.key !== '?' || isTyping || event.defaultPrevented || document.querySelector('[aria-modal="true"]'))
        return
      event.preventDefault()
      onHelp()
    }
    document.addEventListener('keydown', help)
    return () => document.removeEventListener('keydown', help)
  })
}
