import { useAskBeforeUnload } from '../../../ui/drafts/use-ask-before-unload'
import { useStoredState } from '../../../ui/drafts/use-stored-state'
import { same } from '../../../ui/forms/draft-changes'

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
  const { value: kept, set, discard, notice } = useStoredState<Kept<Draft>>(`task/${id}/${kind}`)
  useAskBeforeUnload(kept !== undefined)
  const isOutdated = kept !== undefined && saved !== undefined && !same(kept.base, saved)
  return {
    draft: kept?.draft,
    notice: { ...notice, outdated: isOutdated ? { [kind]: kept.base } : {} },
    keep: (draft: Draft) => set((current) => ({ draft, base: current ? current.base : saved })),
    forget: discard,
  }
}

export type KeptDraft<Draft> = ReturnType<typeof useKeptDraft<Draft>>
