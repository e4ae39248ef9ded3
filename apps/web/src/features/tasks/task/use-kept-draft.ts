import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/**
 * What was typed and is not saved yet. It stays with the workspace that is open: closing the panel and coming back loses
 * nothing, and leaving the product asks first.
 */
export function useKeptDraft<Draft>(kind: string, id: string) {
  const queryClient = useQueryClient()
  const key = ['taskDrafts', kind, id]
  const [draft, setDraft] = useState(() => queryClient.getQueryData<Draft>(key))
  const isKept = draft !== undefined

  useEffect(() => {
    if (!isKept) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isKept])

  return {
    draft,
    keep: (next: Draft) => {
      queryClient.setQueryData(key, next)
      setDraft(next)
    },
    forget: () => {
      queryClient.removeQueries({ queryKey: key, exact: true })
      setDraft(undefined)
    },
  }
}
