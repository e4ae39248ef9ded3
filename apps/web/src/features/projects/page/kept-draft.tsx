import { createContext, type ReactNode, useContext, useEffect } from 'react'

const KeepsDraft = createContext<(hasDraft: boolean) => void>(() => undefined)

/** Collects from the tabs of a page whether something typed would be lost with it. */
export function DraftKeeper({ onDraft, children }: { onDraft: (hasDraft: boolean) => void; children: ReactNode }) {
  return <KeepsDraft value={onDraft}>{children}</KeepsDraft>
}

export function useDraftKept(hasDraft: boolean): void {
  const onDraft = useContext(KeepsDraft)
  useEffect(() => {
    onDraft(hasDraft)
    return () => onDraft(false)
  }, [hasDraft, onDraft])
}
