import { UnstyledButton } from '@mantine/core'
import type { JournalCategory } from '@praxis/contract/company-settings'
import type { Day } from '@praxis/domain/calendar/day'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { DraftNotice } from '../../ui/drafts/draft-notice'
import { showSuccess } from '../../ui/feedback/snackbar'
import { Avatar } from '../../ui/people/avatar'
import { newDraft } from './entry-draft'
import { EntryEditor } from './entry-editor'
import classes from './journal.module.css'
import { useCreateJournalEntry } from './journal.mutations'
import type { JournalTargetIds } from './journal-target'
import type { BegunEntry } from './use-begun-entry'

interface EntryComposerProps {
  readonly target: JournalTargetIds
  readonly about: string
  readonly categories: readonly JournalCategory[]
  readonly today: Day
  readonly entry: BegunEntry
  /** The reader may write no longer. */
  readonly isClosed: boolean
}

/** The place to write a new entry; one line until it is needed. */
export function EntryComposer({ target, about, categories, today, entry, isClosed }: EntryComposerProps) {
  const { employee } = useWorkspaceViewer()
  const { mutateAsync: create } = useCreateJournalEntry(target)
  const placeholder = `What happened with ${about}?`
  return (
    <div className={classes.composer}>
      <Avatar
        name={employee.displayName}
        initials={employee.displayInitials}
        image={employee.profileImage}
        colourKey={employee.id}
        size="md"
        decorative
      />
      {entry.begun ? (
        <EntryEditor
          key={entry.opening}
          notice={<DraftNotice draft={entry.draft} />}
          lostFiles={entry.lostFiles}
          label="New entry"
          placeholder={placeholder}
          saveLabel="Add entry"
          isNew
          initial={entry.begun}
          categories={categories}
          today={today}
          isClosed={isClosed}
          onEdit={entry.keep}
          onCancel={entry.forget}
          onSave={async ({ removedFileIDs: _, ...save }) => {
            await create(save)
            showSuccess('Created successfully')
            entry.forget()
          }}
        />
      ) : (
        <div className={classes.place}>
          <DraftNotice draft={entry.draft} />
          <UnstyledButton
            className={classes.begin}
            onClick={() => entry.begin({ ...newDraft(today, categories[0]), files: [], removedFileIDs: [] })}
          >
            {placeholder}
          </UnstyledButton>
        </div>
      )}
    </div>
  )
}
