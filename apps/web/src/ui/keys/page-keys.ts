import { useLayoutEffect } from 'react'

let holders = 0

/** Takes the keys from the page until released: something that owns the keyboard is open, or about to be. */
function holdPageKeys(): () => void {
  holders += 1
  return () => {
    holders -= 1
  }
}

export function usePageKeysHeld(isHeld: boolean): void {
  useLayoutEffect(() => (isHeld ? holdPageKeys() : undefined), [isHeld])
}

const TEXT = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"])'
const OWN_KEYS = '[role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]'

const isTyping = (target: Element): boolean =>
  (target instanceof HTMLElement && target.isContentEditable) || target.closest(TEXT) !== null

/** Whether a key without a modifier is meant for the page as a whole. */
export function isPageKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || holders > 0) return false
  const target = event.target instanceof Element ? event.target : document.body
  if (isTyping(target) || target.closest(OWN_KEYS) !== null) return false
  return document.querySelector('[aria-modal="true"]') === null
}
