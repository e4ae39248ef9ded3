import type { RefObject } from 'react'
import { usePageShortcuts } from './page-shortcuts'

/** Focuses the page's search by a key from anywhere on it; by its character, as many keyboards need Shift for it. */
export function useFocusKey(element: RefObject<HTMLElement | null>, key: string | undefined): void {
  usePageShortcuts(
    'This page',
    key === undefined ? [] : [{ keys: [key], label: 'Search', run: () => element.current?.focus() }],
  )
}
