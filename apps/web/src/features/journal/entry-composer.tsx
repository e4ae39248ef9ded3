import { UnstyledButton } from '@mantine/core'
import type { JournalCategory } from '@praxis/contract/company-settings'
import type { Day } from '@praxis/domain/calendar/day'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { showSuccess } from '../../ui/feedback/snackbar'
import { Avatar } from '../../ui/people/avatar'
import { newDraft } from './entry-draft'
import { type EditedEntry, EntryEditor } from './entry-editor'
import classes from './journal.module.css'
import { useCreateJournalEntry } from './journal.mutations'
import type { JournalTargetIds } from './journal-target'

interface EntryComposerProps {
  readonly target: JournalTargetIds
  readonly about: string
  readonly categories: readonly JournalCategory[]
  readonly today: Day
}

/** What was begun stays with the workspace that is open: going to another page and back loses nothing. */
function useKeptDraft(target: JournalTargetIds) {
  const queryClient = useQueryClient()
  const key = ['journalDraft', target]
  return {
    read: () => queryClient.getQueryData<EditedEntry>(key),
    keep: (draft: EditedEntry) => queryClient.setQueryData(key, draft),
    forget: () => queryClient.removeQueries({ queryKey: key, exact: true }),
  }
}

/** The place to write a new entry; one line until it is needed. */
export function EntryComposer({ target, about, categories, today }: EntryComposerProps) {
  const { employee } = useWorkspaceViewer()
  const { mutateAsync: create } = useCreateJournalEntry(target)
  const draft = useKeptDraft(target)
  const [opened, setOpened] = useState(draft.read)
  const placeholder = `What happened with ${about}?`
  const close = () => {
    draft.forget()
    setOpened(undefined)
  }
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
      {opened ? (
        <EntryEditor
          label="New entry"
          placeholder={placeholder}
          saveLabel="Add entry"
          isNew
          initial={opened}
          categories={categories}
          today={today}
          onEdit={draft.keep}
          onCancel={close}
          onSave={async ({ removedFileIDs: _, ...entry }) => {
            await create(entry)
            showSuccess('Created successfully')
            close()
          }}
        />
      ) : (
        <UnstyledButton
          className={classes.begin}
          onClick={() => setOpened({ ...newDraft(today, categories[0]), files: [], removedFileIDs: [] })}
        >
          {placeholder}
        </UnstyledButton>
      )}
    </div>
  )
}
