import { useState } from 'react'
import type { NoticedDraft } from '../../../ui/drafts/draft-notice'
import { useUnsaved } from '../../../ui/drafts/unsaved-work'
import { useAskBeforeUnload } from '../../../ui/drafts/use-ask-before-unload'
import { useStoredDraft } from '../../../ui/drafts/use-stored-draft'

interface Kept<Draft> {
  readonly draft: Draft
  /** What was saved when the draft was begun. */
  readonly base?: Draft | undefined
}

/**
 * A draft about a task that is not saved yet: closing the panel, or reloading the page, loses nothing, and leaving the
 * product asks first. `saved` is what it is typed over, where there is something.
 */
export function useKeptDraft<Draft>(kind: string, id: string, saved?: Draft) {
  const stored = useStoredDraft<Kept<Draft>>(`task/${id}/${kind}`)
  const [{ kept, restoredAt }, setState] = useState(() => ({
    kept: stored.begun?.value,
    restoredAt: stored.begun?.keptAt,
  }))
  const isKept = kept !== undefined
  useUnsaved(isKept, stored.isKept)
  useAskBeforeUnload(isKept)

  const forget = () => {
    stored.drop()
    setState({ kept: undefined, restoredAt: undefined })
  }
  const isOutdated = isKept && saved !== undefined && JSON.stringify(kept.base) !== JSON.stringify(saved)
  const notice: NoticedDraft = {
    restoredAt,
    offeredAt: isKept ? undefined : stored.offered?.keptAt,
    outdated: isOutdated ? { [kind]: kept.base } : {},
    restore: () => {
      if (!stored.offered) return
      stored.keep(stored.offered.value)
      setState({ kept: stored.offered.value, restoredAt: stored.offered.keptAt })
      stored.dropOffered()
    },
    discardRestored: forget,
    discardOffered: stored.dropOffered,
  }
  return {
    draft: kept?.draft,
    notice,
    keep: (draft: Draft) => {
      const next = { draft, base: isKept ? kept.base : saved }
      stored.keep(next)
      setState((current) => ({ ...current, kept: next }))
    },
    forget,
  }
}

export type KeptDraft<Draft> = ReturnType<typeof useKeptDraft<Draft>>
