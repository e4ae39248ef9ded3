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

/** Whether anybody has moved a pointer, touched or pressed anything: before that, nothing need be loaded to react. */
export const useIsUsed = (): boolean => useSyncExternalStore(subscribe, () => isUsed)
