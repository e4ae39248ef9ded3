import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react'
import { usePageKeysHeld } from '../keys/page-keys'
import { keepKeys } from './kept-keys'

/** What opens by a press but has to be fetched first. Until it is there, keys reach nothing else; they are typed into it then. */
export function Opening({ children }: { children: ReactNode }) {
  return <Suspense fallback={<KeysKept />}>{children}</Suspense>
}

function KeysKept() {
  const [isGivenUp, setIsGivenUp] = useState(false)
  usePageKeysHeld(!isGivenUp)
  useLayoutEffect(() => keepKeys(() => setIsGivenUp(true)), [])
  return null
}
