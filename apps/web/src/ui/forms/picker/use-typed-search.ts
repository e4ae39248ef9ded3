import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'

const TYPING_PAUSE_MS = 200

interface SearchQuery {
  readonly isPending: boolean
  readonly isFetching: boolean
  readonly isPlaceholderData: boolean
}

/** The text that the server searches for while somebody types in a picker. */
export function useTypedSearch() {
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS)
  return {
    text,
    onSearch: setTyped,
    /** Whether the listed options still belong to an earlier search. */
    isLooking: ({ isPending, isFetching, isPlaceholderData }: SearchQuery) =>
      text !== typed.trim() || isPlaceholderData || (isPending && isFetching),
  }
}
