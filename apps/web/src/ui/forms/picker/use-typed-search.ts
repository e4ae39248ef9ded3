import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'

const TYPING_PAUSE_MS = 200

interface SearchQuery {
  readonly isPending: boolean
  readonly isFetching: boolean
  readonly isPlaceholderData: boolean
  readonly error: Error | null
}

/** The text that the server searches for while somebody types in a picker. */
export function useTypedSearch() {
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS)
  return {
    text,
    /** What a picker or a filter is told of the search. */
    searching: ({ isPending, isFetching, isPlaceholderData, error }: SearchQuery) => ({
      onSearch: setTyped,
      // The listed options still belong to an earlier search.
      isLoading: text !== typed.trim() || isPlaceholderData || (isPending && isFetching),
      loadError: error?.message,
    }),
  }
}
