import type { RefObject } from 'react'
import { usePageShortcuts } from './page-shortcuts'

/** The key brings the keyboard to the element from anywhere on the page, by its sign: on many keyboards the slash needs Shift. */
export function useFocusKey(element: RefObject<HTMLElement | null>, key: string | undefined, label: string): void {
  usePageShortcuts('This page', key === undefined ? [] : [{ keys: [key], label, run: () => element.current?.focus() }])
}
