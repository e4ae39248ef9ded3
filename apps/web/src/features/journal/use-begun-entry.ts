import { useState } from 'react'
import type { NoticedDraft } from '../../ui/drafts/draft-notice'
import type { LostFile } from '../../ui/drafts/draft-store'
import { useUnsaved } from '../../ui/drafts/unsaved-work'
import { useAskBeforeUnload } from '../../ui/drafts/use-ask-before-unload'
import { useStoredDraft } from '../../ui/drafts/use-stored-draft'
import { sortLostFiles } from '../../ui/files/lost-files'
import { isWorthSaving } from './entry-draft'
import type { EditedEntry } from './entry-editor'
import type { JournalTargetIds } from './journal-target'

type KeptEntry = Omit<EditedEntry, 'files'> & { readonly files: readonly (File | LostFile)[] }

interface Begun {
  readonly entry: EditedEntry
  /** Names of the files that the entry had before the page was reloaded. */
  readonly lostFiles: readonly string[]
  readonly restoredAt?: number
}

function begunAgain({ value, keptAt }: { readonly value: KeptEntry; readonly keptAt: number }): Begun {
  const { files, lost } = sortLostFiles(value.files)
  return { entry: { ...value, files }, lostFiles: lost, restoredAt: keptAt }
}

/** A new entry that was begun is kept with its journal: going to another page, or reloading this one, loses nothing. */
export function useBegunEntry(target: JournalTargetIds) {
  const stored = useStoredDraft<KeptEntry>(`journal/${Object.entries(target).flat().join('/')}/new`)
  const [begun, setBegun] = useState(() => stored.begun && begunAgain(stored.begun))
  const isWorthKeeping = begun !== undefined && isWorthSaving(begun.entry, begun.entry.files.length)
  const hasFiles = begun !== undefined && begun.entry.files.length > 0
  useUnsaved(isWorthKeeping && !hasFiles, stored.isKept)
  useUnsaved(hasFiles)
  useAskBeforeUnload(hasFiles)

  const forget = () => {
    stored.drop()
    setBegun(undefined)
  }
  const draft: NoticedDraft = {
    restoredAt: begun?.restoredAt,
    // An entry being written is not replaced by one begun in another window.
    offeredAt: isWorthKeeping ? undefined : stored.offered?.keptAt,
    outdated: {},
    restore: () => {
      if (!stored.offered) return
      stored.keep(stored.offered.value)
      setBegun(begunAgain(stored.offered))
      stored.dropOffered()
    },
    discardRestored: forget,
    discardOffered: stored.dropOffered,
  }
  return {
    begun: begun?.entry,
    /** Changes when another draft is restored, so that its editor begins anew. */
    opening: begun?.restoredAt ?? 0,
    lostFiles: begun?.lostFiles ?? [],
    draft,
    /** Something of the entry would be lost. */
    isWorthKeeping,
    begin: (entry: EditedEntry) => setBegun({ entry, lostFiles: [] }),
    keep: (entry: EditedEntry) => {
      stored.keep(entry)
      setBegun((current) => ({ lostFiles: [], ...current, entry }))
    },
    forget,
  }
}

export type BegunEntry = ReturnType<typeof useBegunEntry>
