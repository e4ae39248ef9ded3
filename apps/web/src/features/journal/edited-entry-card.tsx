import type { JournalEntry } from '@praxis/contract/clients/journal'
import type { JournalCategory } from '@praxis/contract/company/company-settings'
import { type Day, formatDay } from '@praxis/domain/calendar/day'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LeavingGuard } from '../../shell/leaving-guard'
import type { LostFile } from '../../ui/drafts/draft-store'
import { useUnsaved } from '../../ui/drafts/unsaved-work'
import { useAskBeforeUnload } from '../../ui/drafts/use-ask-before-unload'
import { useStoredState } from '../../ui/drafts/use-stored-state'
import { showSuccess } from '../../ui/feedback/snackbar'
import { sortLostFiles } from '../../ui/files/lost-files'
import { ChangedMeanwhile } from '../../ui/forms/changed-meanwhile'
import { ruleProblems } from '../../ui/forms/rule-problems'
import { useDraft } from '../../ui/forms/use-draft'
import { categoriesOf, draftOfEntry, type EntryDraft, entryInput, entryRules, nameOfEntry } from './entry-draft'
import { EntryEditor } from './entry-editor'
import classes from './journal.module.css'
import { useUpdateJournalEntry } from './journal.mutations'
import { journalEntryQuery } from './journal.queries'
import { useEntryFiles } from './use-entry-files'

interface EditedEntryCardProps {
  readonly entry: JournalEntry
  readonly categories: readonly JournalCategory[]
  readonly today: Day
  /** The reader has lost the right to write. */
  readonly isClosed: boolean
  readonly isShareable: boolean
  /** Called when the entry was saved, or its changes given up. */
  readonly onEnd: () => void
}

const LABELS = {
  title: 'Title',
  content: 'Entry',
  categoryID: 'Category',
  entryDate: 'Date',
  isShared: 'Shared with the client',
}

export function EditedEntryCard({ entry, categories, today, isClosed, isShareable, onEnd }: EditedEntryCardProps) {
  const { mutateAsync: update } = useUpdateJournalEntry(entry.id)
  const queryClient = useQueryClient()
  // The entry is fetched by itself: moving it to another day or category may take it out of the list.
  const { data: saved } = useQuery({ ...journalEntryQuery(entry.id), initialData: entry })
  const [opened] = useState(entry)
  const [isTouched, setIsTouched] = useState(false)
  const attached = useStoredState<readonly (File | LostFile)[]>(
    `journal/entry/${entry.id}/files`,
    (kept) => kept.length > 0,
  )
  const { files: attachedFiles, lost } = sortLostFiles(attached.value ?? [])
  useUnsaved(attachedFiles.length > 0)
  useAskBeforeUnload(attachedFiles.length > 0)
  const files = useEntryFiles({ files: attachedFiles, removedFileIDs: [] })
  const end = () => {
    attached.discard()
    onEnd()
  }
  const choices = categoriesOf(categories, saved.category)
  const form = useDraft({
    key: `journal/entry/${entry.id}`,
    record: saved,
    fetchNewest: () => queryClient.fetchQuery({ ...journalEntryQuery(entry.id), staleTime: 0 }),
    valuesOf: draftOfEntry,
    problemsOf: (values) => ruleProblems(values, entryRules),
    // The entry is sent though no field was changed: its files may have been.
    inputOf: (_, draft: EntryDraft, of) => entryInput(draft, categoriesOf(choices, of.category), today),
    send: (input, { newest }) =>
      files.sending((onUpload) =>
        update({
          version: newest.version,
          input,
          files: files.files,
          removedFileIDs: files.removedFileIDs.filter((id) => newest.files.some((file) => file.id === id)),
          onUpload,
        }),
      ),
    onSaved: () => {
      showSuccess('Updated successfully')
      end()
    },
    showsRefusal: true,
  })
  const textOf = (path: string, value: unknown) => {
    if (path === 'isShared') return value ? 'on' : 'off'
    if (path === 'categoryID') return choices.find(({ id }) => id === value)?.name
    return path === 'entryDate' && typeof value === 'string' ? formatDay(value) : undefined
  }
  return (
    <article className={classes.edited} aria-label={nameOfEntry(opened)}>
      <EntryEditor
        label={`Edit ${nameOfEntry(opened)}`}
        placeholder="What happened?"
        saveLabel="Save"
        notice={
          <ChangedMeanwhile
            collisions={form.collisions}
            onChoose={form.choose}
            labels={LABELS}
            textOf={textOf}
            record={{ entity: 'journalEntry', id: entry.id }}
          />
        }
        form={form}
        files={files}
        lostFiles={lost}
        keptFiles={saved.files}
        categories={choices}
        today={today}
        isClosed={isClosed}
        isShareable={isShareable}
        onEdit={(edited) => {
          setIsTouched(true)
          // Files that have to be chosen again are named until the entry is saved.
          attached.set([...lost.map((fileName) => ({ fileName })), ...edited.files])
        }}
        onCancel={end}
      />
      <LeavingGuard isDirty={isTouched} leaves="anything" />
    </article>
  )
}
