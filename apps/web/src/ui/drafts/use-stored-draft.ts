import { useMemo, useState } from 'react'
import { useDraftPlace } from './draft-scope'
import type { KeptDraft } from './draft-store'
import { drafts } from './drafts'

/** A draft found on the device. */
interface Found<Value> {
  readonly value: Value
  readonly keptAt: number
}

export interface StoredDraft<Value> {
  /** The draft of this tab, with which the form goes on. */
  readonly begun: Found<Value> | undefined
  /** A draft of another tab, to be asked about: that tab may still be open. */
  readonly offered: Found<Value> | undefined
  readonly keep: (value: Value) => void
  readonly drop: () => void
  readonly dropOffered: () => void
  readonly isKept: () => boolean
}

/** Reads a kept value, which another build may have kept in another shape; undefined when it cannot be read. */
export type ReadDraft<Value> = (kept: unknown) => Value | undefined

function found<Value>(draft: KeptDraft | undefined, read: ReadDraft<Value>): Found<Value> | undefined {
  if (!draft) return undefined
  const value = read(draft.value)
  return value === undefined ? undefined : { value, keptAt: draft.keptAt }
}

function ownOrSetAside<Value>(place: string, read: ReadDraft<Value>): Found<Value> | undefined {
  const own = drafts.own(place)
  const readable = found(own, read)
  if (own && !readable) drafts.setAside(place)
  return readable
}

/**
 * The draft of a form, a record or a field, on this device and for this person alone. The key names the place within
 * the workspace; without one nothing is kept, as for passwords and other secrets.
 */
export function useStoredDraft<Value>(
  key: string | undefined,
  read: ReadDraft<Value> = (kept) => kept as Value,
): StoredDraft<Value> {
  const place = useDraftPlace(key)
  const [begun] = useState(() => (place ? ownOrSetAside(place, read) : undefined))
  const [other, setOther] = useState(() => (place ? drafts.ofAnotherTab(place) : undefined))
  const keeping = useMemo(
    () => ({
      keep: (value: Value) => {
        if (place) drafts.keep(place, value)
      },
      drop: () => {
        if (place) drafts.drop(place)
      },
      isKept: () => place !== undefined && drafts.isWritten(),
    }),
    [place],
  )
  return {
    ...keeping,
    begun,
    offered: found(other, read),
    dropOffered: () => {
      if (place && other) drafts.dropOfAnotherTab(place, other.tab)
      setOther(undefined)
    },
  }
}
