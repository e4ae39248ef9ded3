import type { RefObject } from 'react'
import { usePageShortcuts } from './page-shortcuts'

/** The key brings the keyboard to the page's search from anywhere on it, by its sign: on many keyboards the slash needs Shift. */
export function useFocusKey(element: RefObject<HTMLElement | null>, key: string | undefined): void {
  usePageShortcuts(
    'This page',
    key === undefined ? [] : [{ keys: [key], label: 'Search', run: () => element.current?.focus() }],
  )
}
