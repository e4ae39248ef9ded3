import { UnstyledButton } from '@mantine/core'
import type { JournalCategory } from '@praxis/contract/company/company-settings'
import type { Day } from '@praxis/domain/calendar/day'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { DraftNotice } from '../../ui/drafts/draft-notice'
import { showSuccess } from '../../ui/feedback/snackbar'
import { useForm } from '../../ui/forms/use-form'
import { Row, Stack } from '../../ui/layout/box'
import { Face } from '../../ui/people/face'
import { type EntryDraft, entryInput, entryRules, newDraft } from './entry-draft'
import { type EditedEntry, EntryEditor } from './entry-editor'
import classes from './journal.module.css'
import { useCreateJournalEntry } from './journal.mutations'
import { isShareable, type JournalTargetIds } from './journal-target'
import type { BegunEntry } from './use-begun-entry'
import { useEntryFiles } from './use-entry-files'

interface EntryComposerProps {
  readonly target: JournalTargetIds
  readonly about: string
  readonly categories: readonly JournalCategory[]
  readonly today: Day
  readonly entry: BegunEntry
  /** The reader has lost the right to write. */
  readonly isClosed: boolean
}

/** The place to write a new entry; one line until it is needed. */
export function EntryComposer(props: EntryComposerProps) {
  const { about, categories, today, entry } = props
  const { employee } = useWorkspaceViewer()
  const placeholder = `What happened with ${about}?`
  return (
    <Row className={classes.composer} gap={3} align="start">
      <Face person={employee} size="md" decorative />
      {entry.begun ? (
        <NewEntryEditor {...props} key={entry.opening} placeholder={placeholder} begun={entry.begun} />
      ) : (
        <Stack gap={2} grow shrinks>
          <DraftNotice draft={entry.draft} />
          <UnstyledButton
            className={classes.begin}
            onClick={() => entry.begin({ ...newDraft(today, categories[0]), files: [], removedFileIDs: [] })}
          >
            {placeholder}
          </UnstyledButton>
        </Stack>
      )}
    </Row>
  )
}

interface NewEntryEditorProps extends EntryComposerProps {
  readonly placeholder: string
  readonly begun: EditedEntry
}

function NewEntryEditor(props: NewEntryEditorProps) {
  const { target, placeholder, begun, categories, today, entry, isClosed } = props
  const { mutateAsync: create } = useCreateJournalEntry(target)
  const { title, content, categoryID, entryDate, isShared = false } = begun
  const files = useEntryFiles(begun)
  const form = useForm<EntryDraft>({
    initialValues: { title, content, categoryID, entryDate, isShared },
    rules: entryRules,
    onSave: async (draft, idempotencyKey) => {
      const input = entryInput(draft, categories, today)
      await files.sending((onUpload) => create({ input, files: files.files, idempotencyKey, onUpload }))
      showSuccess('Created successfully')
      entry.forget()
    },
  })
  return (
    <EntryEditor
      notice={<DraftNotice draft={entry.draft} />}
      lostFiles={entry.lostFiles}
      label="New entry"
      placeholder={placeholder}
      saveLabel="Add entry"
      isNew
      form={form}
      files={files}
      categories={categories}
      today={today}
      isClosed={isClosed}
      isShareable={isShareable(target)}
      onEdit={entry.keep}
      onCancel={entry.forget}
    />
  )
}
