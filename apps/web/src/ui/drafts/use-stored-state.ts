import { type Dispatch, type SetStateAction, useCallback, useRef, useState } from 'react'
import type { NoticedDraft } from './draft-notice'
import { useUnsaved } from './unsaved-work'
import { type ReadDraft, useStoredDraft } from './use-stored-draft'

export interface StoredState<Value> {
  readonly value: Value | undefined
  readonly set: Dispatch<SetStateAction<Value | undefined>>
  /** Gives the draft up: it is not offered again. */
  readonly discard: () => void
  readonly notice: NoticedDraft
}

const always = () => true

/** Typed state, which is kept on the device as long as there is something of it to save. */
export function useStoredState<Value>(
  key: string | undefined,
  isWorthKeeping: (value: Value) => boolean = always,
  read?: ReadDraft<Value>,
): StoredState<Value> {
  const stored = useStoredDraft<Value>(key, read)
  const { keep, drop } = stored
  const [value, setValue] = useState(stored.begun?.value)
  const [restoredAt, setRestoredAt] = useState(stored.begun?.keptAt)
  const newest = useRef(value)
  const isKept = value !== undefined && isWorthKeeping(value)

  // The device is told at once: what sets the state may take the page away in the same moment.
  const set = useCallback(
    (action: SetStateAction<Value | undefined>) => {
      const next = action instanceof Function ? action(newest.current) : action
      newest.current = next
      setValue(() => next)
      if (next !== undefined && isWorthKeeping(next)) return keep(next)
      drop()
      setRestoredAt(undefined)
    },
    [isWorthKeeping, keep, drop],
  )
  useUnsaved(isKept, stored.isKept)

  const discard = () => set(undefined)
  return {
    value,
    set,
    discard,
    notice: {
      restoredAt,
      // A draft being typed is not replaced by one from another tab.
      offeredAt: isKept ? undefined : stored.offered?.keptAt,
      outdated: {},
      restore: () => {
        if (!stored.offered) return
        const { value: offered, keptAt } = stored.offered
        set(() => offered)
        setRestoredAt(keptAt)
        stored.dropOffered()
      },
      discardRestored: discard,
      discardOffered: stored.dropOffered,
    },
  }
}
