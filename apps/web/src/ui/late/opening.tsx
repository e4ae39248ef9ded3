import { type ReactNode, Suspense, useEffect } from 'react'
import { usePageKeysHeld } from '../keys/page-keys'

/** What opens by a press but has to be fetched first. Until it is there, keys reach neither the page nor what was pressed. */
export function Opening({ children }: { children: ReactNode }) {
  return <Suspense fallback={<KeysKept />}>{children}</Suspense>
}

function KeysKept() {
  usePageKeysHeld(true)
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      // What belongs to the browser, such as reloading, stays with it.
      if (event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', keep, true)
    return () => window.removeEventListener('keydown', keep, true)
  }, [])
  return null
}
