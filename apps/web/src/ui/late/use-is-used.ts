import { useSyncExternalStore } from 'react'

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

let isUsed = false

const subscribe = (onUsed: () => void) => {
  const stop = new AbortController()
  const hear = () => {
    isUsed = true
    stop.abort()
    onUsed()
  }
  const options = { capture: true, passive: true, signal: stop.signal }
  if (!isUsed) for (const sign of SIGNS) window.addEventListener(sign, hear, options)
  return () => stop.abort()
}

/** Whether anybody has moved a pointer, touched or pressed anything: until then the page need not fetch what answers it. */
export const useIsUsed = (): boolean => useSyncExternalStore(subscribe, () => isUsed)
