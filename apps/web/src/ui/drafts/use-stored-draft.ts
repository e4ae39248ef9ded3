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

const found = <Value>(draft: KeptDraft | undefined): Found<Value> | undefined =>
  draft && { value: draft.value as Value, keptAt: draft.keptAt }

/**
 * The draft of a form, a record or a field, on this device and for this person alone. The key names the place within
 * the workspace; without one nothing is kept, as for passwords and other secrets.
 */
export function useStoredDraft<Value>(key: string | undefined): StoredDraft<Value> {
  const place = useDraftPlace(key)
  const [begun] = useState(() => (place ? found<Value>(drafts.own(place)) : undefined))
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
    offered: found<Value>(other),
    dropOffered: () => {
      if (place && other) drafts.dropOfAnotherTab(place, other.tab)
      setOther(undefined)
    },
  }
}
