import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'

const KeepDraft = createContext<() => () => void>(() => () => undefined)

/** Counts the drafts of a page, which would be lost with it. */
export function useDraftKeeper() {
  const [count, setCount] = useState(0)
  const keep = useCallback(() => {
    setCount((current) => current + 1)
    return () => setCount((current) => current - 1)
  }, [])
  return {
    hasDraft: count > 0,
    keeping: (page: ReactNode) => <KeepDraft value={keep}>{page}</KeepDraft>,
  }
}

/** Tells the page that something typed would be lost with it. */
export function useDraftKept(hasDraft: boolean): void {
  const keep = useContext(KeepDraft)
  useEffect(() => {
    if (hasDraft) return keep()
  }, [hasDraft, keep])
}
