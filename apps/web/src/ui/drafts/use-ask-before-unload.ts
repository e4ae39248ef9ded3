import { useEffect } from 'react'
import { isReloadingKept } from '../late/failed-parts'

/** Closing or reloading the window asks first, unless the page reloads itself and brings all unsaved work back. */
export function useAskBeforeUnload(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReloadingKept()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
