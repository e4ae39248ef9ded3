import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react'
import { usePageKeysHeld } from '../keys/page-keys'
import { keepKeys } from './kept-keys'

/** Around a part that a press opens and that has to be loaded: until then keys are kept, to be typed into it. */
export function Opening({ children }: { children: ReactNode }) {
  return <Suspense fallback={<KeysKept />}>{children}</Suspense>
}

function KeysKept() {
  const [isGivenUp, setIsGivenUp] = useState(false)
  usePageKeysHeld(!isGivenUp)
  useLayoutEffect(() => keepKeys(() => setIsGivenUp(true)), [])
  return null
}
