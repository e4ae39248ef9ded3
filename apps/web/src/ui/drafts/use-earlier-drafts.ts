import { useState } from 'react'
import { useDraftPlace } from './draft-scope'
import { drafts } from './drafts'

/** Takes over drafts that an earlier build kept under another key, before those of this key are read. */
export function useEarlierDrafts(from: string, to: string, joined: (earlier: unknown, kept: unknown) => unknown): void {
  const earlierPlace = useDraftPlace(from)
  const place = useDraftPlace(to)
  useState(() => {
    if (earlierPlace && place) drafts.takeOver(earlierPlace, place, joined)
  })
}
