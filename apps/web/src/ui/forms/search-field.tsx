import { ActionIcon, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { isComposing } from '../keys/is-composing'
import { KeyHint } from '../keys/key-hint'
import { useFocusKey } from '../keys/use-focus-key'

const PAUSE_BEFORE_SEARCH_MS = 500

interface SearchFieldProps {
  readonly label: string
  /** The present search, usually from the address. */
  readonly value: string
  readonly onSearch: (text: string) => void
  readonly placeholder?: string
  readonly autoFocus?: boolean
  /** A key that brings the keyboard here from anywhere on the page; for the one search of a list's page. */
  readonly focusKey?: string
}

/** A search field: it searches after a pause in typing, at once on Enter; Escape clears it. */
export function SearchField({ label, value, onSearch, placeholder, autoFocus = false, focusKey }: SearchFieldProps) {
  const [typed, setTyped] = useState({ text: value, value, sent: value })
  // Cleared filters or a followed link change the search from elsewhere; our own search coming back does not count.
  if (typed.value !== value) setTyped({ text: value === typed.sent ? typed.text : value, value, sent: value })
  const { text } = typed
  const input = useRef<HTMLInputElement>(null)
  useFocusKey(input, focusKey)

  const search = (next: string) => {
    setTyped((current) => ({ ...current, sent: next }))
    onSearch(next)
  }
  const searchAfterPause = useDebouncedCallback(search, PAUSE_BEFORE_SEARCH_MS)
  const type = (next: string) => {
    setTyped((current) => ({ ...current, text: next }))
    searchAfterPause(next)
  }
  const searchNow = (next: string) => {
    setTyped((current) => ({ ...current, text: next }))
    searchAfterPause.cancel()
    if (next !== value) search(next)
  }
  // The button goes with the text, and would take the keyboard along.
  const clear = () => {
    searchNow('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      searchNow(text)
    }
    if (event.key === 'Escape' && text !== '') {
      event.stopPropagation()
      searchNow('')
    }
  }

  return (
    <TextInput
      ref={input}
      type="search"
      size="xs"
      aria-label={label}
      placeholder={placeholder ?? label}
      autoFocus={autoFocus}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
      rightSection={
        text === '' ? (
          focusKey && <KeyHint keys={[focusKey]} />
        ) : (
          <ActionIcon size="sm" aria-label="Clear search" onClick={clear}>
            <IconX size={16} stroke={1.75} />
          </ActionIcon>
        )
      }
    />
  )
}
